import {beforeEach, describe, expect, it} from 'vitest';
import {Journeys} from '../journeys';

const lost = () => Promise.reject(new Error('lost'));

/** Lets go what waits for promises that are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a page whose code cannot be had', () => {
  let happened: string[];
  let answer: (answers: boolean) => void;
  let journeys: Journeys;

  beforeEach(() => {
    happened = [];
    journeys = new Journeys({
      siteAnswers: () => {
        happened.push('ask');
        return new Promise((resolve) => (answer = resolve));
      },
      loadWhole: () => happened.push('load whole'),
      showFailure: (error) => happened.push(`show ${(error as Error).message}`),
      hideFailure: () => undefined,
    });
  });

  /** The first page is there, and the reader goes to another one. */
  const leave = () => {
    journeys.arrive();
    journeys.start();
  };

  /** Whether loading ends, which tells the router to go on. */
  const watch = (loading: Promise<unknown>) =>
    loading.then(
      () => happened.push('loaded'),
      () => happened.push('rejected'),
    );

  it('is loaded whole when the site answers', async () => {
    leave();
    void watch(journeys.load(lost));
    await settle();
    answer(true);
    await settle();
    expect(happened).toEqual(['ask', 'load whole']);
  });

  it('is said to fail when the site does not answer', async () => {
    leave();
    void watch(journeys.load(lost));
    await settle();
    answer(false);
    await settle();
    expect(happened).toEqual(['ask', 'show lost']);
  });

  it('is dealt with once, of however many files it is made', async () => {
    leave();
    void watch(journeys.load(lost));
    void watch(journeys.load(lost));
    await settle();
    answer(true);
    await settle();
    expect(happened).toEqual(['ask', 'load whole']);
  });

  it('never loads itself again when it is the first', async () => {
    void watch(journeys.load(lost));
    await settle();
    expect(happened).toEqual(['show lost']);
  });

  it('fails in silence when nobody waits for it', async () => {
    journeys.arrive();
    void watch(journeys.load(lost));
    await settle();
    expect(happened).toEqual([]);
  });

  it('fails in silence when the reader went elsewhere before it failed', async () => {
    leave();
    let fail: (error: Error) => void = () => undefined;
    void watch(journeys.load(() => new Promise((_, reject) => (fail = reject))));
    journeys.start();
    fail(new Error('lost'));
    await settle();
    expect(happened).toEqual([]);
  });

  it('fails in silence when the reader went elsewhere while the site was asked', async () => {
    leave();
    void watch(journeys.load(lost));
    await settle();
    journeys.start();
    answer(true);
    await settle();
    expect(happened).toEqual(['ask']);
  });
});

describe('a page whose code comes', () => {
  const journeys = () =>
    new Journeys({
      siteAnswers: () => Promise.resolve(true),
      loadWhole: () => undefined,
      showFailure: () => undefined,
      hideFailure: () => undefined,
    });

  it('is shown', async () => {
    expect(await journeys().load(() => Promise.resolve('code'))).toBe('code');
  });

  it('is not shown when the reader went elsewhere', async () => {
    const visited = journeys();
    visited.start();
    let loaded = false;
    void visited.load(() => Promise.resolve()).then(() => (loaded = true));
    visited.start();
    await settle();
    expect(loaded).toBe(false);
  });
});
