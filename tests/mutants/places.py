"""The places in a source file that can be changed, with the small changes made there.

The changes are those of cosmic-ray, and two more that suit rules: a statement left out, and one operand of an `and` or
`or` left out. Annotations and type-checking code are not changed, since nothing runs them.
"""

from __future__ import annotations

import ast
import copy
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider
from parso.python.tree import Keyword, PythonNode

# Only the changes of cosmic-ray that resemble slips: it has a hundred for `+` and `|` alone, and most of them crash.
CHANGES = (
    *(
        "AddNot",
        "NumberReplacer",
        "ReplaceAndWithOr",
        "ReplaceOrWithAnd",
        "ReplaceTrueWithFalse",
        "ReplaceFalseWithTrue",
    ),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop", "ExceptionReplacer"),
    *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Not", "ReplaceUnaryOperator_Delete_USub"),
    *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add", "ReplaceBinaryOperator_Mul_Add"),
    *("ReplaceBinaryOperator_FloorDiv_Mul", "ReplaceBinaryOperator_Mod_FloorDiv", "ReplaceBinaryOperator_BitAnd_BitOr"),
    *("ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_Eq_LtE", "ReplaceComparisonOperator_Eq_GtE"),
    *("ReplaceComparisonOperator_NotEq_Eq", "ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_LtE_Lt"),
    *("ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt"),
    *("ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"),
)


# Nodes that no operator changes, which are most of a file.
DULL = {"newline", "string", "endmarker", "fstring_start", "fstring_string", "fstring_end"}
SIGNS = {",", ":", ".", "(", ")", "[", "]", "{", "}", "="}


class WithoutStatement(Operator):  # type: ignore[misc]  # cosmic-ray has no types
    """Replace a statement that assigns or calls by `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        statement = node.type in ("expr_stmt", "atom_expr", "return_stmt") and node.parent.type == "simple_stmt"
        if statement and inside(node, "funcdef"):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        return Keyword("pass", node.start_pos, prefix=node.get_first_leaf().prefix)

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return ()


class WithoutHalf(Operator):  # type: ignore[misc]
    """Leave out one of the conditions joined by `and` or `or`."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        if node.type in ("and_test", "or_test"):
            for condition in node.children[::2]:
                yield condition.start_pos, condition.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        kept = [child for n, child in enumerate(node.children[::2]) if n != index]
        joint = node.children[1]
        children = [kept[0]]
        for condition in kept[1:]:
            children += [copy.copy(joint), condition]
        children[0].get_first_leaf().prefix = node.get_first_leaf().prefix
        return PythonNode(node.type, children)

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return ()


def operators() -> dict[str, Any]:
    """The changes by name."""
    theirs = OperatorProvider()
    ours = {"WithoutHalf": WithoutHalf(), "WithoutStatement": WithoutStatement()}
    return {**{name: theirs[name]() for name in CHANGES}, **ours}


def inside(node: Any, kind: str) -> bool:
    """Whether a node is inside one of another kind."""
    return node.search_ancestor(kind) is not None


def is_only_read(node: Any) -> bool:
    """Whether a node is only for readers and type checkers: an annotation, or code below `if TYPE_CHECKING`."""
    while node.parent is not None:
        parent = node.parent
        if parent.type in ("tfpdef", "annassign") and node is parent.children[-1 if parent.type == "tfpdef" else 1]:
            return True
        if parent.type == "funcdef" and node is parent.annotation:
            return True
        if parent.type == "if_stmt" and parent.children[1].get_code(include_prefix=False) == "TYPE_CHECKING":
            return True
        node = parent
    return False


@dataclass(frozen=True)
class Change:
    """One change of a file: the operator's name, and the number of its occurrence."""

    file: Path
    operator: str
    occurrence: int

    def made_in(self, source: str) -> str | None:
        """The source with the change; None if that is not valid Python."""
        changed: str | None = mutate_code(source, operators()[self.operator], self.occurrence)
        if changed is None:
            return None
        try:
            same = ast.dump(ast.parse(changed)) == ast.dump(ast.parse(source))
        except SyntaxError:
            return None
        return None if same else changed


def places(root: Path, file: Path) -> dict[tuple[int, int], list[Change]]:
    """The changes of a file by their place."""
    found: dict[tuple[int, int], list[Change]] = defaultdict(list)
    tree = get_ast((root / file).read_text(encoding="utf-8"))
    nodes = [node for node in ast_nodes(tree) if node.type not in DULL and getattr(node, "value", "") not in SIGNS]
    unread = {id(node) for node in nodes if is_only_read(node)}
    for name, operator in operators().items():
        number = 0
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                if id(node) not in unread:
                    found[start].append(Change(file, name, number))
                number += 1
    return found


def sample(root: Path, files: list[Path], count: int, rng: Random) -> list[tuple[Change, str]]:
    """A number of changes with their sources, at places drawn evenly, as an `==` has more changes than a number."""
    everywhere = [changes for file in files for _, changes in sorted(places(root, file).items())]
    rng.shuffle(everywhere)
    made: list[tuple[Change, str]] = []
    for changes in everywhere:
        change = rng.choice(changes)
        source = change.made_in((root / change.file).read_text(encoding="utf-8"))
        if source is not None:
            made.append((change, source))
        if len(made) == count:
            break
    return made
