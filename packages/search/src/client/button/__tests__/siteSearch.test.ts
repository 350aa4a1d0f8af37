import {beforeEach, expect, it} from 'vitest';
import {SLASH_KEY, siteSearchScript} from '../siteSearch';

type Listener = (event: object) => void;

let press: (key: string, event?: object) => boolean;
let page: Partial<Window>;

/** Runs the script in a page without other scripts. `press` returns whether it captured a key. */
function runScript(stored: Record<string, string> = {}): void {
  let listener: Listener;
  page = {};
  const globals = {
    window: page,
    document: {documentElement: {dataset: {}}, querySelector: () => null},
    localStorage: {getItem: (name: string) => stored[name]},
    addEventListener: (_type: string, added: Listener) => (listener = added),
  };
  new Function(...Object.keys(globals), siteSearchScript)(...Object.values(globals));
  press = (key, event) => {
    let isCaptured = false;
    listener({
      ...{key, target: {tagName: 'BODY'}, timeStamp: 0, stopPropagation: () => {}},
      preventDefault: () => (isCaptured = true),
      ...event,
    });
    return isCaptured;
  };
}

beforeEach(() => runScript());

it.each([
  ['/', {}],
  ['k', {ctrlKey: true, target: {tagName: 'INPUT'}}],
])('captures text after %s %j', (key, event) => {
  expect(press(key, event)).toBe(true);
  ['a', 'b', 'Backspace', 'Shift', 'c'].forEach((name) => press(name));
  expect(page.siteSearch?.typed).toBe('ac');
  press('Escape');
  expect(page.siteSearch?.typed).toBeUndefined();
});

it('ignores other keys, / in a field, and / if turned off', () => {
  expect(press('k')).toBe(false);
  expect(press('/', {target: {tagName: 'INPUT'}})).toBe(false);
  runScript({[SLASH_KEY]: 'off'});
  expect(press('/')).toBe(false);
  expect(press('k', {metaKey: true})).toBe(true);
});

it("stops capturing if the page's scripts don't load", () => {
  press('/');
  expect(press('a')).toBe(true);
  expect(press('b', {timeStamp: 30_000})).toBe(false);
});
