import {createProjectItem, getItem, listProjectItems} from './client';
import {client} from './client/client.gen';
import {baseUrl, report, token} from './shared';

client.setConfig({baseUrl, auth: token});
const path = {id: 'PRJ-101'};
const {data: created} = await createProjectItem({
  path,
  headers: {'Idempotency-Key': 'order-spares'},
  body: {type: 'action', title: 'Order spare validators', end_date: '2025-07-18'},
});
const ids: string[] = [];
for (let page = 1, last = 1; page <= last; page += 1) {
  const query = {page, page_size: 1, 'filter[end_date][lte]': '2025-07-31'};
  const {data} = await listProjectItems({path, query});
  ids.push(...data!.data.map(({id}) => id));
  last = data!.meta.total_pages;
}
const {data: item} = await getItem({path: {id: 'ACT-203'}, query: {expand: 'owner'}});
report(created!.data.id, ids, item!.data.owner?.first_name);
