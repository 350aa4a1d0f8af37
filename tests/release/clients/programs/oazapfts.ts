import {createProjectItem, defaults, getItem, listProjectItems} from './client';
import {baseUrl, report, token} from './shared';

defaults.baseUrl = baseUrl;
defaults.headers = {Authorization: `Bearer ${token}`};
const created = await createProjectItem(
  'PRJ-101',
  {type: 'action', title: 'Order spare validators', end_date: '2025-07-18'},
  {idempotencyKey: 'order-spares'},
);
const ids: string[] = [];
for (let page = 1, last = 1; page <= last; page += 1) {
  const response = await listProjectItems('PRJ-101', {
    page,
    pageSize: 1,
    filterEndDateLte: '2025-07-31',
  });
  if (response.status !== 200) {
    throw new Error(String(response.status));
  }
  ids.push(...response.data.data.map(({id}) => id));
  last = response.data.meta.total_pages;
}
const item = await getItem('ACT-203', {expand: 'owner'});
if (created.status !== 201 || item.status !== 200) {
  throw new Error(`${created.status}, ${item.status}`);
}
report(created.data.data.id, ids, item.data.data.owner?.first_name);
