"""Mutation operators: every small change of a module's syntax tree that a test should notice.

One change at a time. Left alone are words (strings), types, ``assert`` (it narrows types), the
keywords of a class statement and whatever is changed more strongly by a neighbouring operator.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Function = ast.FunctionDef | ast.AsyncFunctionDef

BOUNDARIES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
LISTS = (ast.List, ast.ListComp, ast.Call, ast.Starred)
"""What may be a list, so that a minus would be a mere error."""


@dataclass(frozen=True)
class Mutation:
    """One change. ``place[key]``, or the attribute of that name, becomes ``new``."""

    module: str
    line: int
    text: str
    """The source line, for people and for the list of survivors."""
    change: str
    owner: str | None
    """The function around it, by its qualified name; none in what runs at import."""
    span: range
    """The lines of its statement: a test that runs none of them cannot tell."""
    place: Any
    key: str | int
    new: Any

    def apply(self) -> None:
        """Change the tree it was found in, for good."""
        if isinstance(self.key, int):
            self.place[self.key] = self.new
        else:
            setattr(self.place, self.key, self.new)
        ast.fix_missing_locations(self.tree_node())

    def tree_node(self) -> ast.AST:
        return self.new if isinstance(self.new, ast.AST) else ast.Pass()

    def __str__(self) -> str:
        return f"{self.module}:{self.line}  {self.change}"


def mutations(module: str, source: str, tree: ast.Module) -> list[Mutation]:
    """All changes of a module, in the order of its lines."""
    return _numbered(_Finder(module, source.splitlines()).body(tree.body))


def _numbered(found: Iterator[Mutation]) -> list[Mutation]:
    """The same change twice on one line is told apart by a number."""
    seen: Counter[tuple[int, str]] = Counter()
    numbered = []
    for each in found:
        seen[each.line, each.change] += 1
        if (number := seen[each.line, each.change]) > 1:
            each = Mutation(**{**vars(each), "change": f"{each.change} ({number})"})
        numbered.append(each)
    return numbered


class _Finder:
    def __init__(self, module: str, lines: Sequence[str]) -> None:
        self.module, self.lines = module, lines
        self.owner: str | None = None
        self.names: list[str] = []
        self.function: Function | None = None
        self.span = range(0)

    def _one(self, node: Any, change: str, place: Any, key: str | int, new: Any) -> Mutation:
        if isinstance(new, ast.AST):
            ast.copy_location(new, node)
        text = self.lines[node.lineno - 1].strip()
        return Mutation(
            self.module, node.lineno, text, change, self.owner, self.span, place, key, new
        )

    def _becomes(self, node: ast.AST, place: Any, key: str | int, new: ast.AST) -> Mutation:
        return self._one(node, f"{words(node)} -> {words(new)}", place, key, new)

    # ---- statements

    def body(self, body: list[ast.stmt]) -> Iterator[Mutation]:
        for number, statement in enumerate(body):
            yield from self._statement(statement, body, number)

    def _statement(self, node: ast.stmt, body: list[ast.stmt], number: int) -> Iterator[Mutation]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._function(node)
                return
            case ast.ClassDef():
                self.names.append(node.name)
                yield from self.body(node.body)
                self.names.pop()
                return
            case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Pass():
                return
            case ast.Expr(value=ast.Constant()):
                return
        self.span = _header(node)
        if self.owner is not None and self._is_removable(node):
            yield self._one(node, f"removed: {words(node)}", body, number, ast.Pass())
        if self.owner is not None and isinstance(node, ast.Assign):
            yield from self._targets(node, body, number)
        if isinstance(node, ast.Return) and node.value is not None:
            yield from self._returned(node, node.value)
        if isinstance(node, ast.If):
            yield from self._condition(node.test, node, "test")
        yield from self._children(node)

    def _function(self, node: Function) -> Iterator[Mutation]:
        self.span = _header(node)
        defaults = node.args
        for place in (defaults.defaults, defaults.kw_defaults):
            for number, default in enumerate(place):
                if default is not None:
                    yield from self._expression(default, place, number)
        outer, outer_function = self.owner, self.function
        self.names.append(node.name)
        self.owner, self.function = outer or ".".join(self.names), node
        yield from self.body(node.body)
        self.names.pop()
        self.owner, self.function = outer, outer_function

    def _is_removable(self, node: ast.stmt) -> bool:
        match node:
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
                return True
            case ast.Raise() | ast.Continue() | ast.Break():
                return True
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                return True
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                return self._is_bound_elsewhere(name, node)
        return False

    def _is_bound_elsewhere(self, name: str, here: ast.stmt) -> bool:
        """Without it another value of the name is used; else it would be a mere error."""
        assert self.function is not None
        bound = (
            each.id
            for statement in ast.walk(self.function)
            if isinstance(statement, ast.Assign) and statement is not here
            for target in statement.targets
            for each in ast.walk(target)
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
        )
        arguments = (argument.arg for argument in self.function.args.args)
        return name in (*bound, *arguments)

    def _targets(self, node: ast.Assign, body: list[ast.stmt], number: int) -> Iterator[Mutation]:
        """Of several assignments in one statement each alone is left out."""
        if len(node.targets) > 1:
            for target in node.targets:
                left = [each for each in node.targets if each is not target]
                yield self._one(
                    node, f"removed: {words(target)} =", body, number, _assign(left, node.value)
                )
            return
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                for place, target in enumerate(targets):
                    if isinstance(target, ast.Name) or len(targets) != len(values):
                        continue
                    left = [each for each in targets if each is not target]
                    kept = [each for each in values if each is not values[place]]
                    new = _assign([_tuple(left, ast.Store())], _tuple(kept, ast.Load()))
                    yield self._one(node, f"removed: {words(target)} =", body, number, new)

    def _returned(self, node: ast.Return, value: ast.expr) -> Iterator[Mutation]:
        """What the function's type would also allow: nothing, an empty list, the other truth."""
        assert self.function is not None
        returns = words(self.function.returns) if self.function.returns else ""
        if isinstance(value, ast.Constant | ast.IfExp) or words(value) in ("[]", "()", "{}"):
            return
        if returns.endswith("| None"):
            yield self._becomes(value, node, "value", ast.Constant(None))
        elif returns.startswith("list["):
            yield self._becomes(value, node, "value", ast.List([], ast.Load()))
        elif returns == "bool":
            yield self._becomes(value, node, "value", ast.Constant(True))
            yield self._becomes(value, node, "value", ast.Constant(False))

    # ---- expressions

    def _children(self, node: ast.AST) -> Iterator[Mutation]:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "pattern", "type_comment"):
                continue
            if isinstance(value, ast.expr):
                yield from self._expression(value, node, name)
            elif isinstance(value, ast.AST):
                yield from self._children(value)
            elif isinstance(value, list):
                yield from self._list(value)

    def _list(self, values: list[Any]) -> Iterator[Mutation]:
        for number, value in enumerate(values):
            match value:
                case ast.stmt():
                    yield from self._statement(value, values, number)
                case ast.expr():
                    yield from self._expression(value, values, number)
                case ast.match_case(guard=guard):
                    if guard is not None:
                        self.span = range(guard.lineno, (guard.end_lineno or guard.lineno) + 1)
                        # Without any, a pattern that takes everything would be no code.
                        always, change = ast.Constant(True), f"removed: if {words(guard)}"
                        yield self._one(guard, change, value, "guard", always)
                        yield from self._expression(guard, value, "guard")
                    yield from self.body(value.body)
                case ast.AST():
                    yield from self._children(value)

    def _expression(self, node: ast.expr, place: Any, key: str | int) -> Iterator[Mutation]:
        for new in self._variants(node):
            yield self._becomes(node, place, key, new)
        match node:
            case ast.IfExp():
                yield from self._condition(node.test, node, "test")
            case ast.Call(keywords=keywords):
                for number, keyword in enumerate(keywords):
                    if keyword.arg == "only":
                        none = ast.keyword("only", ast.Constant(None))
                        change = f"{words(keyword)} -> only=None"
                        yield self._one(keyword.value, change, keywords, number, none)
            case ast.Subscript(value=ast.Name(id="Literal")):
                return
            case ast.Lambda():
                yield from self._expression(node.body, node, "body")
                return
        yield from self._children(node)

    def _condition(self, test: ast.expr, place: ast.AST, key: str) -> Iterator[Mutation]:
        """As if it always held, and as if it never did."""
        for truth in (True, False):
            change = f"if {words(test)} -> if {truth}"
            yield self._one(test, change, place, key, ast.Constant(truth))

    def _variants(self, node: ast.expr) -> Iterator[ast.expr]:
        match node:
            case ast.Constant(value=bool(truth)):
                yield ast.Constant(not truth)
            case ast.Constant(value=int(number)):
                yield ast.Constant(number + 1)
            case ast.Constant(value=float(number)):
                yield ast.Constant(number + 1.0)
            case ast.Compare():
                yield from _compared(node)
            case ast.BoolOp(op=op, values=values):
                for dropped in values:
                    left = [each for each in values if each is not dropped]
                    yield left[0] if len(left) == 1 else ast.BoolOp(op, left)
            case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
                yield operand
            case ast.BinOp():
                yield from self._calculated(node)
            case ast.Call():
                yield from _called(node)
            case ast.Subscript(slice=ast.Slice(lower=lower, upper=upper, step=step)):
                if lower is not None:
                    yield _sliced(node, ast.Slice(lower=None, upper=upper, step=step))
                if upper is not None:
                    yield _sliced(node, ast.Slice(lower=lower, upper=None, step=step))
            case ast.List(elts=elements, ctx=ast.Load()) if _is_told(elements):
                for dropped in elements:
                    kept = [each for each in elements if each is not dropped]
                    yield ast.List(kept, ast.Load())
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                yield from _unfiltered(node)

    def _calculated(self, node: ast.BinOp) -> Iterator[ast.expr]:
        left, right, op = node.left, node.right, node.op
        if isinstance(op, ast.BitOr):
            if self.owner is not None:
                yield left
                yield right
            return
        lists = isinstance(left, LISTS) or isinstance(right, LISTS)
        if isinstance(op, ast.Add):
            yield left
            yield right
        if isinstance(op, ast.Sub):
            yield ast.BinOp(right, op, left)
        if type(op) in ARITHMETIC and not (isinstance(op, ast.Add) and lists):
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)


def _compared(node: ast.Compare) -> Iterator[ast.expr]:
    for number, op in enumerate(node.ops):
        for table in (BOUNDARIES, OPPOSITES):
            if type(op) in table:
                ops = [*node.ops]
                ops[number] = table[type(op)]()
                yield ast.Compare(node.left, ops, node.comparators)


def _called(node: ast.Call) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in CALLS:
            if name == "sorted":
                yield ast.Call(ast.Name("list", ast.Load()), [first], [])
            else:
                function = ast.Name(CALLS[name], ast.Load())
                yield ast.Call(function, node.args, node.keywords)
                keywords = [each for each in node.keywords if each.arg != "key"]
                if len(keywords) < len(node.keywords):
                    yield ast.Call(node.func, node.args, keywords)
        case ast.Call(func=ast.Name(id="abs"), args=[first]):
            yield first


def _unfiltered(
    node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp,
) -> Iterator[ast.expr]:
    for number, generator in enumerate(node.generators):
        for dropped in generator.ifs:
            kept = [each for each in generator.ifs if each is not dropped]
            if _binds(dropped):
                continue
            all_of = ast.comprehension(generator.target, generator.iter, kept, generator.is_async)
            generators = [*node.generators]
            generators[number] = all_of
            new = type(node)(**{**dict(ast.iter_fields(node)), "generators": generators})
            yield new


def _binds(node: ast.AST) -> bool:
    return any(isinstance(each, ast.NamedExpr) for each in ast.walk(node))


def _is_told(elements: list[ast.expr]) -> bool:
    """A list put together from parts, of which each may be forgotten."""
    parts = (ast.Call, ast.Starred)
    return len(elements) > 1 and any(isinstance(each, parts) for each in elements)


def _sliced(node: ast.Subscript, part: ast.Slice) -> ast.Subscript:
    return ast.Subscript(node.value, part, node.ctx)


def _assign(targets: list[ast.expr], value: ast.expr) -> ast.Assign:
    return ast.Assign(targets, value)


def _tuple(elements: list[ast.expr], context: ast.expr_context) -> ast.Tuple:
    return ast.Tuple(elements, context)


def _header(node: ast.stmt) -> range:
    """The lines of a statement, without those of the statements in it."""
    inner = getattr(node, "body", None) or getattr(node, "cases", None)
    if not inner:
        return range(node.lineno, (node.end_lineno or node.lineno) + 1)
    first = inner[0].pattern if isinstance(inner[0], ast.match_case) else inner[0]
    return range(node.lineno, max(first.lineno, node.lineno + 1))


def words(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
