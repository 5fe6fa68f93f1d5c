"""Tries mutants of a game's rules: are they noticed by its own tests?

The tests are imported and collected once. Each mutant then gets a forked child in which one
function's code is exchanged, and those tests run that reach the changed line, the quickest first.
What runs while a module is imported (figures, defaults, tables) cannot be exchanged afterwards:
such a mutant gets a child that has imported nothing of the game yet.
"""

from __future__ import annotations

import ast
import dataclasses
import functools
import gc
import importlib
import importlib.abc
import importlib.machinery
import itertools
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.forking import in_child, in_children
from tools.mutations import Mutation, mutations

LEAST = 1.0
"""Seconds of processor time that a test gets at least. One that hangs has noticed."""
SLOWER = 5
"""And so many times what it took while its lines were traced."""
IMPORT = 20.0
MEMORY = 2 << 30
"""Bytes by which an endless list may grow."""
EVERY = 200


@dataclass(frozen=True)
class Subject:
    """A game under trial, in the folder ``games`` of ``root``."""

    root: Path
    slug: str
    modules: tuple[str, ...]

    @property
    def package(self) -> str:
        return f"games.{self.slug}"

    @property
    def folder(self) -> Path:
        return self.root / "games" / self.slug

    def path(self, module: str) -> Path:
        return self.folder / f"{module}.py"

    def tests(self) -> list[str]:
        """Those of its rules: what lies in folders is slow or not always the same."""
        return sorted(map(str, (self.folder / "tests").glob("test_*.py")))


def subject(root: Path, slug: str) -> Subject:
    """The rule modules are those that the package imports, but for what its bot alone does."""
    found: set[str] = set()
    waiting = ["__init__"]
    while waiting:
        module = waiting.pop()
        path = root / "games" / slug / f"{module}.py"
        if module not in found and module != "bot" and path.exists():
            found.add(module)
            waiting += _imported(path.read_text(encoding="utf-8"), f"games.{slug}")
    return Subject(root, slug, tuple(sorted(found)))


def _imported(source: str, package: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module == package:
                yield from (alias.name for alias in node.names)
            elif node.module.startswith(f"{package}."):
                yield node.module.removeprefix(f"{package}.")


@dataclass
class Mutants:
    """All mutations of a game, with the trees that they change."""

    subject: Subject
    trees: dict[str, ast.Module]
    all: list[Mutation]

    def code(self, mutation: Mutation) -> CodeType:
        """The module with that change. For good: only in a child."""
        mutation.apply()
        path = str(self.subject.path(mutation.module))
        return compile(self.trees[mutation.module], path, "exec", dont_inherit=True)


def mutants(subject: Subject) -> Mutants:
    found = Mutants(subject, {}, [])
    for module in subject.modules:
        source = subject.path(module).read_text(encoding="utf-8")
        found.trees[module] = ast.parse(source)
        found.all += mutations(module, source, found.trees[module])
    return found


# ---- the tests of a game, one by one

Lines = dict[str, frozenset[int]]
"""Line numbers by module."""


@dataclass(frozen=True)
class Measured:
    """One test without a mutant: how many seconds it takes, which lines it runs."""

    name: str
    seconds: float
    lines: Lines

    @property
    def limit(self) -> float:
        return LEAST + SLOWER * self.seconds

    def reaches(self, mutation: Mutation) -> bool:
        return not self.lines.get(mutation.module, frozenset()).isdisjoint(mutation.span)


class Instead:
    """A pytest plugin: what is collected is not run but handed over."""

    def __init__(self, act: Callable[[list[pytest.Item]], Any]) -> None:
        self.act, self.answer = act, None
        self.error: Exception | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        try:
            self.answer = None if session.testsfailed else self.act(session.items)
        except Exception as error:
            # Pytest would take it for an error of its own.
            self.error = error
        return True


def with_tests(subject: Subject, act: Callable[[list[pytest.Item]], Any]) -> Any:
    """What comes of it; None if the tests cannot even be imported."""
    without = ("randomly", "django", "cacheprovider", "terminal", "faulthandler")
    options = [option for name in without for option in ("-p", f"no:{name}")]
    instead = Instead(act)
    words = ["-s", "-o", "addopts=", *options, f"--rootdir={subject.root}", *subject.tests()]
    pytest.main(words, plugins=[instead])
    if instead.error is not None:
        raise instead.error
    return instead.answer


def first_failure(items: Sequence[pytest.Item], limits: Sequence[float]) -> str | None:
    """One after the other, until one fails: its name."""
    for place, (item, limit) in enumerate(zip(items, limits, strict=True), 1):
        _allow(limit)
        after = items[place] if place < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return item.nodeid
    return None


def _allow(seconds: float) -> None:
    """Of processor time: a busy machine is no mutant. After it the process is killed."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Tracer:
    """Records which lines and functions of the rule modules run."""

    def __init__(self, subject: Subject) -> None:
        self.modules = {str(subject.path(module)): module for module in subject.modules}
        self.lines: dict[str, set[int]] = {module: set() for module in subject.modules}
        self.functions: set[tuple[str, str]] = set()
        self.unseen: dict[int, set[int]] = {}

    def __enter__(self) -> Tracer:
        sys.settrace(self._frame)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _frame(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        module = self.modules.get(code.co_filename)
        if module is None:
            return None
        self.functions.add((module, code.co_qualname))
        if id(code) not in self.unseen:
            self.unseen[id(code)] = {line for _, _, line in code.co_lines() if line is not None}
        unseen, lines = self.unseen[id(code)], self.lines[module]

        def line(frame: FrameType, event: str, arg: Any) -> Any:
            lines.add(frame.f_lineno)
            unseen.discard(frame.f_lineno)
            return line

        # To trace what is known by heart takes ten times as long as to run it.
        return line(frame, event, arg) if unseen else None

    def seen(self) -> Lines:
        return {module: frozenset(lines) for module, lines in self.lines.items() if lines}


def progress(
    acts: Iterator[tuple[Any, Callable[[], Any]]], total: int, jobs: int
) -> Iterator[tuple[Any, Any]]:
    """Says now and then how far it has come."""
    for done, each in enumerate(in_children(acts, jobs), 1):
        yield each
        if done % EVERY == 0:
            print(f"{done} of {total}", file=sys.stderr, flush=True)


def measure(subject: Subject, items: Sequence[pytest.Item], jobs: int) -> list[Measured]:
    """Every test without a mutant, the quickest first. Tests are run in children, so that none
    profits from another, but for those that share what they look at."""

    def one(item: pytest.Item) -> Measured:
        started = time.process_time()
        with Tracer(subject) as tracer:
            failure = first_failure([item], [IMPORT])
        if failure is not None:
            raise RuntimeError(f"{item.nodeid} fails without a mutant")
        return Measured(item.nodeid, time.process_time() - started, tracer.seen())

    def all_of(group: str, some: Sequence[pytest.Item]) -> list[Measured]:
        each = [one(item) for item in some]
        if group.endswith("]"):
            seen = [test.lines for test in each]
            modules = {module for lines in seen for module in lines}
            shared = {
                module: frozenset().union(*(lines.get(module, frozenset()) for lines in seen))
                for module in modules
            }
            each = [dataclasses.replace(test, lines=shared) for test in each]
        return each

    def group(item: pytest.Item) -> str:
        """The function, or what a fixture has made for several: ``test_it.py[match 1]``."""
        function, bracket, made = item.nodeid.partition("[")
        shares = bracket and _has_shared_fixture(item, subject)
        return f"{item.path.name}[{made}" if shares else function

    together = [(name, list(some)) for name, some in itertools.groupby(items, key=group)]
    acts = ((None, functools.partial(all_of, name, some)) for name, some in together)
    said = progress(acts, len(together), jobs)
    return sorted((each for _, some in said for each in some), key=lambda each: each.seconds)


def _has_shared_fixture(item: pytest.Item, subject: Subject) -> bool:
    """One of the game's own tests that is made once for several of them."""
    found = item._fixtureinfo.name2fixturedefs  # type: ignore[attr-defined]
    return any(
        each.scope != "function" and each.func.__module__.startswith(subject.package)
        for definitions in found.values()
        for each in definitions
    )


# ---- trials

Verdicts = dict[int, bool]
"""By the mutant's place in the list: whether a test has noticed."""


@dataclass
class Trials:
    """What a process has found out in which all of the game was imported."""

    verdicts: Verdicts
    tests: list[Measured]
    early: list[int]
    """Mutants that it could not try, since they are in what runs at import."""
    loaded: list[str]
    """What the tests import besides the game."""


def try_all(of: Mutants, chosen: Sequence[int], jobs: int) -> Verdicts:
    trials: Trials = in_child(lambda: _exchanged(of, chosen, jobs))
    early: Verdicts = in_child(lambda: _imported_anew(of, trials, jobs))
    return trials.verdicts | early


def _exchanged(of: Mutants, chosen: Sequence[int], jobs: int) -> Trials:
    _be_quiet()
    with Tracer(of.subject) as tracer:
        importlib.import_module(of.subject.package)

    def is_early(mutation: Mutation) -> bool:
        return mutation.owner is None or (mutation.module, mutation.owner) in tracer.functions

    def act(items: list[pytest.Item]) -> Trials:
        # Frozen once the tests are collected (conftest.py), they would not be found.
        gc.unfreeze()
        functions = _functions(of.subject)
        # What a collection touches is copied in every child.
        gc.collect()
        gc.freeze()
        tests = measure(of.subject, items, jobs)
        early = [number for number in chosen if is_early(of.all[number])]
        exchanged = Exchanged(of, functions, tests, {item.nodeid: item for item in items})
        verdicts = exchanged.verdicts(sorted(set(chosen).difference(early)), jobs)
        loaded = [name for name in sys.modules if not _is_of_game(name, of.subject)]
        return Trials(verdicts, tests, early, loaded)

    trials = with_tests(of.subject, act)
    if not isinstance(trials, Trials):
        raise RuntimeError("the tests cannot be collected")
    return trials


class Exchanged:
    """Tries mutants in children in which one function has other code."""

    def __init__(
        self,
        of: Mutants,
        functions: dict[tuple[str, str], list[FunctionType]],
        tests: list[Measured],
        items: dict[str, pytest.Item],
    ) -> None:
        self.of, self.functions, self.tests, self.items = of, functions, tests, items
        self.noticed: dict[tuple[str, str | None], dict[str, None]] = {}
        """By function the tests that have noticed one of its mutants: likely to notice another."""

    def verdicts(self, numbers: Sequence[int], jobs: int) -> Verdicts:
        found: Verdicts = {}
        for number, failure in progress(self._acts(numbers), len(numbers), jobs):
            found[number] = failure is not None
            if isinstance(failure, str):
                mutation = self.of.all[number]
                self.noticed.setdefault((mutation.module, mutation.owner), {})[failure] = None
        return found

    def _acts(self, numbers: Sequence[int]) -> Iterator[tuple[int, Callable[[], Any]]]:
        for number in numbers:
            yield number, functools.partial(self._try, self.of.all[number])

    def _try(self, mutation: Mutation) -> str | None:
        assert mutation.owner is not None
        before = self.noticed.get((mutation.module, mutation.owner), {})
        reaching = [test for test in self.tests if test.reaches(mutation)]
        reaching.sort(key=lambda test: test.name not in before)
        code = _code_of(self.of.code(mutation), mutation.owner)
        for function in self.functions[mutation.module, mutation.owner]:
            function.__code__ = code
        _limit_memory()
        items = [self.items[test.name] for test in reaching]
        return first_failure(items, [test.limit for test in reaching])


def _functions(subject: Subject) -> dict[tuple[str, str], list[FunctionType]]:
    """All functions of the rule modules, wherever they were imported to or wrapped."""
    modules = {str(subject.path(module)): module for module in subject.modules}
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in modules:
            key = modules[each.__code__.co_filename], each.__code__.co_qualname
            found.setdefault(key, []).append(each)
    return found


def _code_of(module: CodeType, name: str) -> CodeType:
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == name:
            return code
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
    raise LookupError(name)


def _imported_anew(of: Mutants, trials: Trials, jobs: int) -> Verdicts:
    """A child imports the game with the mutant in it, then the tests."""
    _be_quiet()
    for name in trials.loaded:
        _import_if_possible(name)
    assert of.subject.package not in sys.modules
    limits = {test.name: test.limit for test in trials.tests}

    def run(items: list[pytest.Item]) -> bool:
        # The quickest first. A mutant may have changed the names of tests.
        places = {name: place for place, name in enumerate(limits)}
        items = sorted(items, key=lambda item: places.get(item.nodeid, len(places)))
        return first_failure(items, [limits.get(item.nodeid, IMPORT) for item in items]) is None

    def is_noticed(mutation: Mutation | None) -> bool:
        _allow(IMPORT)
        _limit_memory()
        if mutation is not None:
            code = of.code(mutation)
            sys.meta_path.insert(0, Changed(f"{of.subject.package}.{mutation.module}", code))
        return with_tests(of.subject, run) is not True

    if in_child(lambda: is_noticed(None)):
        raise RuntimeError("the tests fail without a mutant where all is imported anew")
    acts = ((number, functools.partial(is_noticed, of.all[number])) for number in trials.early)
    said = progress(acts, len(trials.early), jobs)
    return {number: answer is not False for number, answer in said}


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module, and gives it other code."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name, self.its_code = name, code

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self.name:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=self.its_code.co_filename)

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.its_code.co_filename
        exec(self.its_code, module.__dict__)


def _is_of_game(name: str, subject: Subject) -> bool:
    return name.startswith((subject.package, "__", "conftest", "tests.")) or "." in name[:1]


def _import_if_possible(name: str) -> None:
    try:
        importlib.import_module(name)
    except Exception:
        # Some modules can be imported by their package only; the child then does it itself.
        return


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)


def _limit_memory() -> None:
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
