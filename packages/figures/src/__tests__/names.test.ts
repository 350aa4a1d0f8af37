import {expect, it} from 'vitest';
import {runFigures} from '..';

it('rejects unknown names, and lists the known ones', async () => {
  await expect(runFigures(['kanban-bord'])).rejects.toThrow(
    /^unknown figure "kanban-bord"\. Did you mean kanban-board\? Figures: .*kanban-board/,
  );
});
