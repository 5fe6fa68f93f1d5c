"""Development tools: test runner, load tools, generators."""
