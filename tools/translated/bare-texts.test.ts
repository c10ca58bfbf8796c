import { createVirtualFileSystem } from "typescript/unstable/fs";
import { expect, test } from "vitest";
import { bareTexts } from "./bare-texts.ts";

const jsx = `
  declare namespace JSX {
    interface Element { a: 1 }
    interface IntrinsicElements { [tag: string]: object }
  }
  declare const t: (id: string, values?: object) => string;
  declare const Age: () => string;
  declare const Left: () => JSX.Element | undefined;
  declare const [count, name, maybe, is, list]: [number, string, string | undefined, boolean, number[]];
`;

/** The bare texts in the rendered code. */
const of = (drawn: string) =>
  bareTexts("/", ["site"], {
    fs: createVirtualFileSystem({
      "/site/tsconfig.json": `{ "compilerOptions": { "jsx": "preserve", "noLib": true, "strict": true } }`,
      "/site/jsx.d.ts": jsx,
      "/site/drawn.tsx": `export const drawn = ${drawn};`,
    }),
  });

test.each([
  "<p>{count} games</p>",
  "<p><i />{name}</p>",
  "<p><i />{t('games', { count })}</p>",
  "<p><i />{maybe}</p>",
  "<p>{is ? 'One' : 'Two'}<i /></p>",
  "<>{name}</>",
  "<p>{is && <i />}Save</p>",
  "<p>{is && <i />}{t('save')}</p>",
  "<p>{is ? <i /> : <b />}{t('save')}</p>",
  "<>Save</>",
  "<p>{is ? t('save') : <i />}<b /></p>",
  "<p><Age /></p>",
  "<p>{list.map(() => <i />)}Save</p>",
])("a text that a translated page loses is found: %s", (drawn) => {
  expect(of(drawn)).toHaveLength(1);
});

test.each([
  "<p>{name}</p>",
  "<p>Save</p>",
  "<><b />{' '}<b /></>",
  "<p><Left /></p>",
  "<p>{is ? name : t('none')}</p>",
  "<p>{is && name}</p>",
  "<p>{`${count} games`}</p>",
  "<p><i />Save</p>",
  "<p>{t('save')}{is && <i />}</p>",
  "<p>{is && <i />}<span>{name}</span></p>",
  "<p translate='no'>{name}{count}</p>".replaceAll("'", '"'),
  "<option>{name} {count}</option>",
])("a text that is drawn again is not: %s", (drawn) => {
  expect(of(drawn)).toEqual([]);
});
