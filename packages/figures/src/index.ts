import {parseArgs} from 'node:util';
import {drawCards} from './cards';
import {drawFigures} from './render';

/**
 * `npm run draw`: draws everything, or the named figures (`kanban-board`) and cards (`en/glossary`).
 * With `--check`, writes nothing, and sets the exit code to 1 if a file is missing or out of date.
 *
 * @throws if an option, a figure or a card doesn't exist, or a text doesn't fit
 */
export async function runDraw(args: string[], chromium: string | undefined): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {check: {type: 'boolean', default: false}},
  });
  const isCard = (name: string) => name.includes('/');
  const cards = positionals.filter(isCard);
  const figures = positionals.filter((name) => !isCard(name));
  const isAll = positionals.length === 0;
  if (isAll || figures.length > 0) {
    await drawFigures(figures, values.check);
  }
  if (isAll || cards.length > 0) {
    await drawCards(cards, values.check, chromium);
  }
}
