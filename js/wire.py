"""Write the page's types from the shapes in `ora_widgets/wire`, including their comments.

    python js/wire.py           write js/src/state/protocol.ts
    python js/wire.py check     exit code 1 if that file is not what would be written

It needs only the standard library, and reads the shapes as source code to keep their names and comments.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHAPES = [
    ROOT / "ora_widgets" / name
    for name in (
        "engine/icons.py",
        "wire/to_page.py",
        "wire/from_page.py",
        "wire/editing.py",
        "wire/today.py",
        "wire/room.py",
    )
]
WRITTEN = ROOT / "js" / "src" / "state" / "protocol.ts"
HEAD = "// What travels between Python and the page. Written by js/wire.py from ora_widgets/wire: change it there.\n"

PLAIN = {
    "str": "string",
    "OutsideText": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
}


def written(node: ast.expr) -> str:
    """The TypeScript for a Python type.

    >>> written(ast.parse("list[tuple[str, int | None]]", mode="eval").body)
    '[string, number | null][]'
    """
    match node:
        case ast.Name(name):
            return PLAIN.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(ast.Name("list"), inner):
            kind = written(inner)
            return f"({kind})[]" if " | " in kind and not kind.startswith("[") else f"{kind}[]"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(parts)):
            return f"[{', '.join(map(written, parts))}]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([key, value])):
            return f"Record<{written(key)}, {written(value)}>"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(parts)):
            return " | ".join(map(written, parts))
        case ast.Subscript(ast.Name("Literal"), ast.Constant() as part):
            return written(part)
        case ast.Constant(str(text)):
            return f'"{text}"'
    raise NotImplementedError(f"line {node.lineno}: {ast.unparse(node)} has no TypeScript here yet")


def comment(node: ast.stmt | None) -> str | None:
    """The text of a string statement, which describes the field above it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def declared(path: Path) -> Iterator[str]:
    """All declarations in a file of shapes."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node, after in pairwise([*body, None]):
        match node:
            case ast.AnnAssign(ast.Name(name), value=ast.expr() as value):
                text = comment(after)
                yield (f"/** {text} */\n" if text else "") + f"export type {name} = {written(value)};\n"
            case ast.ClassDef(name, bases, keywords):
                above = [base.id for base in bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
                extends = f" extends {', '.join(above)}" if above else ""
                # In a shape that is not total every field is optional.
                mark = "?" if keywords else ""
                fields = "".join(field(one, text, mark) for one, text in pairwise([*node.body, None]) if one)
                yield f"/** {ast.get_docstring(node)} */\nexport interface {name}{extends} {{\n{fields}}}\n"


def field(node: ast.stmt, after: ast.stmt | None, mark: str) -> str:
    """A field of a shape; empty for other statements."""
    match node:
        case ast.AnnAssign(ast.Name(name), ast.Subscript(ast.Name("NotRequired"), inner)):
            line = f"  {name}?: {written(inner)};\n"
        case ast.AnnAssign(ast.Name(name), kind):
            line = f"  {name}{mark}: {written(kind)};\n"
        case _:
            return ""
    text = comment(after)
    return f"  /** {text} */\n{line}" if text else line


def protocol() -> str:
    """The whole TypeScript file."""
    return "\n".join([HEAD, *(part for path in SHAPES for part in declared(path))])


def main(args: list[str]) -> int:
    """Write or check the file, and return the exit code."""
    text = protocol()
    if args != ["check"]:
        WRITTEN.write_text(text, encoding="utf-8")
    elif WRITTEN.read_text(encoding="utf-8") != text:
        print(f"{WRITTEN.relative_to(ROOT)} is not what ora_widgets/wire says: python js/wire.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
