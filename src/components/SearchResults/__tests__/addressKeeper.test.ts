import {createMemoryHistory, type MemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openAddress, type AddressKeeper, type AddressState} from '../addressKeeper';

let history: MemoryHistory;
let keeper: AddressKeeper;
let shown: AddressState;

function open(address: string, typed?: string): void {
  history = createMemoryHistory({initialEntries: ['/glossary/', address], initialIndex: 1});
  keeper = openAddress(history, (state) => (shown = state), typed);
}

/** A reader who types letter by letter, and then waits. */
function type(text: string, wait = 300): void {
  for (let length = 1; length <= text.length; length += 1) {
    keeper.type(text.slice(0, length));
    vi.advanceTimersByTime(80);
  }
  vi.advanceTimersByTime(wait);
}

const address = () => history.location.pathname + history.location.search;
const entries = () => history.entries.map(({pathname, search}) => pathname + search);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  keeper.close();
  vi.useRealTimers();
});

describe('the address keeper', () => {
  it('reads the address at once', () => {
    open('/search/?q=kanban&area=Views');
    expect(shown).toEqual({text: 'kanban', query: 'kanban', area: 'Views'});
  });

  it('shows letters at once, and searches after a pause', () => {
    open('/search/');
    keeper.type('kan');
    expect(shown).toEqual({text: 'kan', query: '', area: ''});
    vi.advanceTimersByTime(149);
    expect(shown.query).toBe('');
    vi.advanceTimersByTime(1);
    expect(shown.query).toBe('kan');
    expect(address()).toBe('/search/?q=kan');
  });

  it('leaves the input as it is typed', () => {
    open('/search/');
    type('kanban ');
    expect(shown).toEqual({text: 'kanban ', query: 'kanban', area: ''});
  });

  it('makes one entry of a search, typed with pauses shorter than a rest', () => {
    open('/search/');
    type('kan', 600);
    keeper.type('kanban');
    vi.advanceTimersByTime(600);
    keeper.type('kanban board');
    vi.advanceTimersByTime(600);
    expect(entries()).toEqual(['/glossary/', '/search/?q=kanban+board']);
  });

  it('makes another entry after a rest, and after Enter', () => {
    open('/search/');
    type('kanban', 2000);
    type('gantt');
    keeper.settle();
    type('import');
    expect(entries()).toEqual([
      '/glossary/',
      '/search/?q=kanban',
      '/search/?q=gantt',
      '/search/?q=import',
    ]);
  });

  it('searches on Enter without a pause', () => {
    open('/search/');
    keeper.type('kanban');
    keeper.settle();
    expect(address()).toBe('/search/?q=kanban');
  });

  it('ends a new entry with a replacement, so that the skip link leaves the focus alone', () => {
    open('/search/?q=kanban');
    const actions: string[] = [];
    history.listen((_, action) => actions.push(action));
    type('gantt', 2000);
    expect(actions.slice(0, 2)).toEqual(['PUSH', 'REPLACE']);
    expect(history.action).toBe('REPLACE');
    expect(history.length).toBe(3);
  });

  it('goes back and forward with input, words and area', () => {
    open('/search/');
    type('kanban', 2000);
    keeper.choose('Views');
    type('gantt', 2000);
    history.goBack();
    expect(shown).toEqual({text: 'kanban', query: 'kanban', area: 'Views'});
    history.goBack();
    expect(shown).toEqual({text: 'kanban', query: 'kanban', area: ''});
    history.go(2);
    expect(shown).toEqual({text: 'gantt', query: 'gantt', area: 'Views'});
  });

  it('forgets letters that the reader goes back from', () => {
    open('/search/?q=kanban');
    type('gantt', 2000);
    keeper.type('gantt chart');
    history.goBack();
    vi.advanceTimersByTime(2000);
    expect(shown.text).toBe('kanban');
    expect(address()).toBe('/search/?q=kanban');
  });

  it('takes an area for the words that are in the input', () => {
    open('/search/?q=kanban');
    keeper.type('gantt');
    keeper.choose('Views');
    expect(shown).toEqual({text: 'gantt', query: 'gantt', area: 'Views'});
  });

  it('drops the area with the words', () => {
    open('/search/?q=kanban&area=Views');
    keeper.clear();
    expect(shown).toEqual({text: '', query: '', area: ''});
    expect(address()).toBe('/search/');
  });

  it('searches a suggestion at once and in all areas', () => {
    open('/search/?q=xylophone&area=Views');
    keeper.search('Kanban');
    expect(shown).toEqual({text: 'Kanban', query: 'Kanban', area: ''});
    expect(entries()).toHaveLength(3);
  });

  it('follows a link to another search', () => {
    open('/search/?q=kanban');
    history.push('/search/?q=import');
    expect(shown.text).toBe('import');
  });

  it('leaves the address of another page alone', () => {
    open('/search/');
    keeper.type('kanban');
    history.push('/glossary/?q=a');
    vi.advanceTimersByTime(2000);
    expect(address()).toBe('/glossary/?q=a');
    expect(shown.text).toBe('kanban');
  });

  it('searches what was typed before the page came alive', () => {
    open('/search/', 'kanban');
    vi.advanceTimersByTime(150);
    expect(shown).toEqual({text: 'kanban', query: 'kanban', area: ''});
  });

  it('does nothing once it is closed', () => {
    open('/search/');
    keeper.type('kanban');
    keeper.close();
    vi.advanceTimersByTime(2000);
    expect(address()).toBe('/search/');
  });
});
