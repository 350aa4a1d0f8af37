/**
 * `npm run draw`: the figures, then social cards, mark and icons; `--check` compares. Names draw only
 * those figures and cards: `kanban-board`, `en/glossary`.
 */
import {runCards, runFigures} from '@guide/figures';
import {runCommand} from '../runCommand';
import {chromiumPath} from '../site/chromium';

void runCommand(async () => {
  const args = process.argv.slice(2);
  const isAll = args.every((argument) => argument.startsWith('--'));
  const isCard = (argument: string) => argument.includes('/');
  if (isAll || !args.every((argument) => argument.startsWith('--') || isCard(argument))) {
    await runFigures(args.filter((argument) => !isCard(argument)));
  }
  if (isAll || args.some(isCard)) {
    await runCards(
      args.filter((argument) => argument.startsWith('--') || isCard(argument)),
      chromiumPath,
    );
  }
});
