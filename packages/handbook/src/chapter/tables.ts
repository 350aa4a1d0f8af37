import type {Body} from './body';

/** Marks tables of six columns and more, which are set in smaller type. */
export function sizeTables({$, root}: Body): void {
  root.find('table').each((_, table) => {
    if ($(table).find('tr').first().children().length > 5) {
      $(table).addClass('wide');
    }
  });
}
