import {expect, it} from 'vitest';
import {runDraw} from '..';

it('rejects unknown names and options, and lists the known names', async () => {
  await expect(runDraw(['kanban-bord'], undefined)).rejects.toThrow(
    /^unknown figure "kanban-bord"\. Did you mean kanban-board\? Figures: .*kanban-board/,
  );
  await expect(runDraw(['--chekc'], undefined)).rejects.toThrow("Unknown option '--chekc'");
});
