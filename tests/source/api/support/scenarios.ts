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
  const numberOf = (id: string) => Number(id.slice('ACT-'.length));
  const state = {items, isQuiet: false};
  let requests = 0;
  const scenario: Scenario = ({query}) => {
    requests += 1;
    if (!state.isQuiet && items.shift()) {
      const isLate = requests % 2 === 0;
      Object.assign(items[isLate ? 100 : (requests * 97) % items.length]!, {
        title: `Version ${requests}`,
        updated_at: at(3600 + 60 * requests - (isLate ? 240 : 0)),
      });
    }
    const size = Number(query.get('page_size'));
    const after = query.get('filter[id][gt]');
    const since = query.get('filter[updated_at][gte]') ?? '';
    const found = items.filter(
      ({id, updated_at: time}) => (!after || numberOf(id) > numberOf(after)) && time >= since,
    );
    if (query.get('sort') === '-updated_at') {
      found.sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
    }
    const meta = {total_pages: Math.ceil(found.length / size)};
    return {status: 200, body: {data: found.slice(0, size), meta}};
  };
  return {state, scenario};
};

/** A record that someone else changes between its first read and its first update. */
export const changedConcurrently = (progress: number, record = {version: 1}): Scenario => {
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
      const changes = JSON.parse(requestBody) as {comment?: string};
      delete changes.comment;
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

/** Cost lines of PRJ-101, which a colleague changes before each second update. */
export const costLines = (lines: Record<string, string>[]) => {
  const state = {lines, writes: 0};
  const created = new Map<unknown, Record<string, string>>();
  let version = 1;
  const scenario: Scenario = ({method, address, headers, requestBody}) => {
    const body = JSON.parse(requestBody || '{}') as Record<string, string>;
    if (/\/items\?/.test(address)) {
      return {status: 200, body: {data: lines, meta: {total_pages: 1}}};
    }
    const key = headers['idempotency-key'];
    let line = created.get(key) ?? lines.find(({id}) => address.endsWith(`/${id}`));
    if (!line) {
      if (lines.some(({external_id: code}) => code === body.external_id)) {
        return problemResponse('validation-error');
      }
      line = {id: `CST-${lines.length + 1}`, project_id: 'PRJ-101', ...body};
      state.writes += 1;
      lines.push(line);
      created.set(key, line);
    } else if (method === 'PATCH') {
      const isCurrent = headers['if-match'] === `"${version}"`;
      version += 1;
      if (version % 2 === 0 || !isCurrent) {
        return problemResponse('precondition-failed');
      }
      state.writes += 1;
      Object.assign(line, body);
    }
    const status = method === 'POST' ? 201 : 200;
    return {status, headers: {ETag: `"${version}"`}, body: {data: line}};
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
