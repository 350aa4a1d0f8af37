import createClient from 'openapi-fetch';
import type {paths} from './api';
import {baseUrl, report, token} from './shared';

const api = createClient<paths>({baseUrl, headers: {Authorization: `Bearer ${token}`}});
const project = {id: 'PRJ-101'};
const {data: created} = await api.POST('/api/v1/projects/{id}/items', {
  params: {path: project, header: {'Idempotency-Key': 'order-spares'}},
  body: {type: 'action', title: 'Order spare validators', end_date: '2025-07-18'},
});
const ids: string[] = [];
for (let page = 1, last = 1; page <= last; page += 1) {
  const query = {page, page_size: 1, 'filter[end_date][lte]': '2025-07-31'};
  const {data} = await api.GET('/api/v1/projects/{id}/items', {params: {path: project, query}});
  ids.push(...data!.data.map(({id}) => id));
  last = data!.meta.total_pages;
}
const {data: item} = await api.GET('/api/v1/items/{id}', {
  params: {path: {id: 'ACT-203'}, query: {expand: 'owner'}},
});
report(created!.data.id, ids, item!.data.owner?.first_name);
