import { join, relative } from "node:path";
import type {
  Expression,
  JsxElement,
  JsxFragment,
  Node,
  SourceFile,
} from "typescript/unstable/ast";
import {
  isCallExpression,
  isConditionalExpression,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isStringLiteral,
} from "typescript/unstable/ast/is";
import { API, TypeFlags, type APIOptions, type Checker, type Type } from "typescript/unstable/sync";

/**
 * `words` never change while the page is open, `text` may, `element` is always there, and `comes` is there at times.
 * For values that may be a text or an element, the stories check it (`lost-texts.ts` of storybook).
 */
type Child = "words" | "text" | "element" | "comes";

const text = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const nothing = TypeFlags.VoidLike | TypeFlags.Null | TypeFlags.BooleanLike;

/**
 * A list of children accepts anything, even bigints, whereas code that means a text or an element never includes those.
 */
const anything = TypeFlags.BigIntLike;

/** `"Save"`, `t("save")` */
const isWords = (node: Expression): boolean =>
  isStringLiteral(node) ||
  (isCallExpression(node) && node.arguments.length === 1 && node.arguments.every(isStringLiteral));

function childOf(type: Type, checker: Checker): Child {
  const parts = (type.isUnionType() ? type.getTypes() : [type]).filter(
    (part) => !(part.isStringLiteralType() && part.value === ""),
  );
  const some = (flags: TypeFlags) => parts.some((part) => (part.flags & flags) !== 0);
  if (some(text) && !some(anything)) return "text";
  const isThere = parts.every((part) => (part.flags & (text | nothing)) === 0);
  return isThere && !checker.isArrayLikeType(type) ? "element" : "comes";
}

function childOfExpression(node: Expression, checker: Checker): Child {
  if (isWords(node)) return "words";
  const type = checker.getTypeAtLocation(node);
  const child = type ? childOf(type, checker) : "element";
  // One element replaces another.
  return child === "element" && isConditionalExpression(node) ? "comes" : child;
}

/** An HTML element is always there; a component is whatever it renders, possibly only a text. */
function childOfElement(node: Node, checker: Checker): Child {
  const tag = isJsxElement(node) ? node.openingElement : node;
  const signature = checker.getResolvedSignature(tag);
  const drawn = signature && checker.getReturnTypeOfSignature(signature);
  return drawn && childOf(drawn, checker) === "text" ? "text" : "element";
}

/** Whether the content is rendered as written: it contains no text of its own, or none that is translated. */
const isExempt = (node: Node): boolean =>
  isJsxElement(node) &&
  (node.openingElement.tagName.getText() === "option" ||
    node.openingElement.attributes.properties.some(
      (each) => isJsxAttribute(each) && each.getText() === 'translate="no"',
    ));

/** The texts in a list of children that React could not update in a translated page. */
function faultsOf(list: JsxElement | JsxFragment, checker: Checker): Node[] {
  const children = list.children.flatMap((node): { node: Node; child: Child }[] => {
    if (isJsxText(node)) return node.text.trim() === "" ? [] : [{ node, child: "words" }];
    if (!isJsxExpression(node)) return [{ node, child: childOfElement(node, checker) }];
    const { expression } = node;
    if (!expression || (isStringLiteral(expression) && expression.text.trim() === "")) return [];
    return [{ node, child: childOfExpression(expression, checker) }];
  });
  // The only text of an element is not a node that React tracks: React sets the element's text instead.
  const [only, second] = children;
  if (!second && isJsxElement(list) && only && isJsxExpression(only.node)) return [];
  return children
    .filter(
      ({ child }, at) =>
        child === "text" ||
        // A fragment may be mounted and unmounted, together with its words.
        (child === "words" && (isJsxFragment(list) || children[at - 1]?.child === "comes")),
    )
    .map(({ node }) => node);
}

function bareTextsOf(file: SourceFile, checker: Checker): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isExempt(node)) return;
    if (isJsxElement(node) || isJsxFragment(node))
      for (const fault of faultsOf(node, checker)) {
        const line = file.text.slice(0, fault.getStart(file)).split("\n").length;
        found.push(`${line}: ${fault.getText(file).trim()}`);
      }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

const isDrawn = (file: string) =>
  file.endsWith(".tsx") && !/\.(test|stories|fake)\.tsx$|\/(testing|dist)\//.test(file);

/** Bare texts in these packages that need an element of their own, as `path:line: text`. */
export function bareTexts(root: string, packages: readonly string[], options?: APIOptions) {
  const api = new API({ cwd: root, ...options });
  try {
    const configs = packages.map((name) => join(root, name, "tsconfig.json"));
    const snapshot = api.updateSnapshot({ openProjects: configs });
    return configs.flatMap((config) => {
      const project = snapshot.getProject(config);
      if (!project) throw new Error(`No project: ${config}`);
      return project.rootFiles.filter(isDrawn).flatMap((path) => {
        const file = project.program.getSourceFile(path);
        if (!file) return [];
        return bareTextsOf(file, project.checker).map(
          (fault) => `${relative(root, path)}:${fault}`,
        );
      });
    });
  } finally {
    api.close();
  }
}
