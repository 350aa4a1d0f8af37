import {createProjectItem, getItem, listProjectItems} from './client';
import {baseUrl, report, token} from './shared';

const originalFetch = globalThis.fetch;
globalThis.fetch = (path, options) =>
  originalFetch(`${baseUrl}${String(path)}`, {
    ...options,
    headers: {...options?.headers, Authorization: `Bearer ${token}`},
  });
const created = await createProjectItem(
  'PRJ-101',
  {type: 'action', title: 'Order spare validators', end_date: '2025-07-18'},
  undefined,
  {headers: {'Idempotency-Key': 'order-spares'}},
);
const ids: string[] = [];
for (let page = 1, last = 1; page <= last; page += 1) {
  const query = {page, page_size: 1, 'filter[end_date][lte]': '2025-07-31'};
  const {status, data} = await listProjectItems('PRJ-101', query);
  if (status !== 200) {
    throw new Error(String(status));
  }
  ids.push(...data.data.map(({id}) => id));
  last = data.meta.total_pages;
}
const item = await getItem('ACT-203', {expand: 'owner'});
if (created.status !== 201 || item.status !== 200) {
  throw new Error(`${created.status}, ${item.status}`);
}
report(created.data.data.id, ids, item.data.data.owner?.first_name);
