import path from 'node:path';
import {cardName} from '../cards/cards';
import type {Changes} from './changes';
import {renameKey, withoutKey} from './contract';

/** The list of the social cards, which are named after the files of the pages. */
const list = 'src/data/cards.json';

/** Gives the social cards of a page the name of another English file, or takes them away. */
export function moveCards(changes: Changes, from: string, to: string | undefined): void {
  let cards = changes.readJson<Record<string, string>>(list);
  for (const locale of ['en', 'fr'] as const) {
    const nameOf = (english: string) => cardName(locale, path.posix.relative('docs', english));
    const before = nameOf(from);
    if (!(before in cards)) {
      continue;
    }
    if (to === undefined) {
      cards = withoutKey(cards, before);
      changes.delete(pictureOf(before));
    } else {
      cards = renameKey(cards, before, nameOf(to));
      changes.move(pictureOf(before), pictureOf(nameOf(to)));
    }
  }
  changes.write(list, `${JSON.stringify(cards, null, 2)}\n`);
}

function pictureOf(card: string): string {
  return `static/img/cards/${card}.png`;
}
