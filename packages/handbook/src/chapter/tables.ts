import type {Body} from './body';

/** Says how many columns a table has, as wide ones are set in smaller type. */
export function sizeTables({$, root}: Body): void {
  root.find('table').each((_, table) => {
    const columns = $(table).find('tr').first().children().length;
    $(table).addClass(columns > 5 ? 'wide' : '');
  });
}
