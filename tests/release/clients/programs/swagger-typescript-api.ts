import {Api} from './client/Api';
import {baseUrl, report, token} from './shared';

const api = new Api({
  baseUrl,
  securityWorker: () => ({headers: {Authorization: `Bearer ${token}`}}),
});
const created = await api.projects.createProjectItem(
  'PRJ-101',
  {type: 'action', title: 'Order spare validators', end_date: '2025-07-18'},
  {},
  {headers: {'Idempotency-Key': 'order-spares'}},
);
const ids: string[] = [];
for (let page = 1, last = 1; page <= last; page += 1) {
  const query = {page, page_size: 1, 'filter[end_date][lte]': '2025-07-31'};
  const {data} = await api.projects.listProjectItems('PRJ-101', query);
  ids.push(...data.data.map(({id}) => id));
  last = data.meta.total_pages;
}
const item = await api.items.getItem('ACT-203', {expand: 'owner'});
report(created.data.data.id, ids, item.data.data.owner?.first_name);
