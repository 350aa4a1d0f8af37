import {exampleOf} from './description';
import {connectionLost, problemResponse, type Scenario} from './mock';

/** The request limit, with a wait in seconds. */
export const rateLimited = (seconds: number) =>
  problemResponse('rate-limited', {'Retry-After': String(seconds)});

/** HTML of a gateway in front of the API. */
export const gatewayError = (status: number) => ({
  status,
  body: '<html><h1>Bad gateway</h1></html>',
});

/** Fails every second of the first 40 requests, before or after it takes effect. */
export const withFailures = (scenario: Scenario): Scenario => {
  let requests = 0;
  const failures: Scenario[] = [
    () => connectionLost,
    () => problemResponse('rate-limited'),
    () => rateLimited(12),
    (...request) => ({...scenario(...request)!, isTruncated: true}),
    (...request) => ({...scenario(...request), ...gatewayError(504)}),
    () => problemResponse('unavailable', {'Retry-After': 'Wed, 26 Nov 2025 08:00:00 GMT'}),
  ];
  return (...request) => {
    requests += 1;
    const respond =
      requests % 2 && requests < 40 ? failures[((requests - 1) / 2) % failures.length]! : scenario;
    return respond(...request);
  };
};

/**
 * Items that colleagues change and delete while they're read, a minute apart on the server's clock,
 * which is a year behind. Every other change appears four minutes late, on the first page.
 */
export const changingItems = (length: number) => {
  const at = (second: number) =>
    new Date(Date.UTC(2025, 0, 1) + second * 1000).toISOString().replace('.000', '');
  const items = Array.from({length}, (_, index) => ({
    id: `ACT-${index + 1}`,
    title: 'Version 0',
    updated_at: at(0),
  }));
  const numberOf = (id: string | null) => Number(id?.slice('ACT-'.length));
  const state = {items, isQuiet: false};
  let requests = 0;
  const scenario: Scenario = ({address, query}) => {
    requests += 1;
    if (!state.isQuiet && items.shift()) {
      const isLate = requests % 2 === 0;
      Object.assign(items[isLate ? 100 : (requests * 97) % items.length]!, {
        title: `Version ${requests}`,
        updated_at: at(3600 + 60 * requests - (isLate ? 240 : 0)),
      });
    }
    const size = Number(query.get('page_size'));
    const page = Number(query.get('page') ?? 1);
    const after = query.get('filter[id][gt]');
    const since = query.get('filter[updated_at][gte]') ?? '';
    const found = items.filter(
      ({id, updated_at: time}) => (!after || numberOf(id) > numberOf(after)) && time >= since,
    );
    if (query.get('sort') === '-updated_at') {
      found.sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
    }
    const total_pages = Math.ceil(found.length / size);
    const last = Math.min(total_pages, 10_000 / size);
    const link = (number: number) => `${address}&page=${number}`;
    return {
      status: 200,
      body: {
        data: found.slice((page - 1) * size, page * size),
        meta: {page, page_size: size, total: found.length, total_pages},
        links: {
          ...{self: link(1), first: link(1), last: link(last)},
          ...{prev: null, next: last > 1 ? link(2) : null},
        },
      },
    };
  };
  return {state, scenario};
};

export interface ChangedRecord {
  version: number;
  comments?: string[];
}

/** A record that someone else changes between its first read and its first update. */
export const changedConcurrently = (
  progress: number,
  record: ChangedRecord = {version: 1},
): Scenario => {
  const {data: created, ...item} = exampleOf('action-created');
  let data = created;
  return ({method, headers, requestBody}) => {
    if (method === 'PATCH') {
      if (record.version === 1) {
        record.version = 2;
        data = {...data, ...{progress}};
      }
      if (headers['if-match'] !== `"${record.version}"`) {
        return problemResponse('precondition-failed');
      }
      const {comment, ...changes} = JSON.parse(requestBody) as {comment?: string};
      record.comments?.push(comment!);
      record.version += Object.keys(changes).length > 0 ? 1 : 0;
      data = {...data, ...changes};
    }
    return {status: 200, headers: {ETag: `"${record.version}"`}, body: {...item, data}};
  };
};

/** A run that ends after a number of reads. */
export const runWithReads = (maxReads: number, endStatus = 'completed'): Scenario => {
  const {data, ...queued} = exampleOf('run-queued');
  let reads = 0;
  return () => {
    reads += 1;
    // The API may add statuses, such as "paused".
    const status = reads > maxReads ? endStatus : ['queued', 'running', 'paused'][(reads - 1) % 3];
    return {status: 200, body: {...queued, data: {...data, status}}};
  };
};

interface CostLine extends Record<string, string> {
  id: string;
}

/** Cost lines of PRJ-101, which a colleague changes before each second update. */
export const costLines = (lines: CostLine[]) => {
  const state = {lines, writes: 0};
  const versions = new Map<string, number>();
  const created = new Map<unknown, CostLine>();
  let attempts = 0;
  const respond = (line: CostLine, status = 200) => {
    const etag = `"${versions.get(line.id) ?? 1}"`;
    return {status, headers: {ETag: etag}, body: {data: line, links: {self: '/api/v1/items'}}};
  };
  const scenario: Scenario = ({method, address, headers, requestBody}) => {
    const body = JSON.parse(requestBody || '{}') as Record<string, string>;
    if (/\/items\?/.test(address)) {
      return {status: 200, body: {data: state.lines, meta: {total_pages: 1}}};
    }
    if (method === 'POST') {
      const known = created.get(headers['idempotency-key']);
      if (known) {
        return respond(known, 201);
      }
      if (state.lines.some((line) => line.external_id === body.external_id)) {
        return problemResponse('validation-error');
      }
      const line = {id: `CST-${state.lines.length + 1}`, project_id: 'PRJ-101', ...body};
      state.writes += 1;
      state.lines.push(line);
      created.set(headers['idempotency-key'], line);
      return respond(line, 201);
    }
    const line = state.lines.find(({id}) => address.endsWith(`/${id}`))!;
    const version = versions.get(line.id) ?? 1;
    if (method === 'PATCH') {
      attempts += 1;
      versions.set(line.id, version + 1);
      if (attempts % 2 || headers['if-match'] !== `"${version}"`) {
        return problemResponse('precondition-failed');
      }
      state.writes += 1;
      Object.assign(line, body);
    }
    return respond(line);
  };
  return {state, scenario};
};

const prefixes: Record<string, string> = {
  projects: 'PRJ',
  roadmaps: 'RMP',
  structures: 'BST',
  datasets: 'DST',
  runs: 'RUN',
};

/** Two records in each list, one per page, with the address of their list as their title. */
export const smallWorkspace: Scenario = ({address, query}) => {
  const [path = ''] = address.split('?');
  const prefix = prefixes[path.split('/').at(-1)!] ?? 'ANY';
  const all = [1, 2].map((number) => ({
    id: `${prefix}-${number}`,
    ...{number, row: number, title: path, updated_at: '2025-06-30T09:25:00Z'},
  }));
  const [after] = ['id', 'number', 'row']
    .map((key) => query.get(`filter[${key}][gt]`))
    .filter(Boolean);
  const found = after ? all.slice(1) : all;
  return {
    status: 200,
    body: {data: found.slice(0, 1), meta: {total_pages: found.length}},
  };
};
