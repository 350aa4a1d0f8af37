import {describe, expect, it} from 'vitest';
import {htmlFiles, openPage, readBuild} from '../../support/build';

/** Words that a page holds when nobody finished it; in pieces, so that a search of the project finds none. */
const unfinished = [
  ['lorem', 'ipsum'],
  ['coming', 'soon'],
  ['bientôt', 'disponible'],
].map((words) => words.join(' '));
const marks = ['TO' + 'DO', 'T' + 'BD', 'FIX' + 'ME', 'INTRO', 'BODY'].map(
  (mark) => `\\b${mark}\\b`,
);
const filler = new RegExp([...unfinished, ...marks].join('|'));

/** What a browser fetches by itself when it opens a page. */
const fetched =
  'script[src], link[rel="stylesheet"], link[rel~="preload"], link[rel~="icon"], link[rel~="preconnect"], link[rel~="dns-prefetch"], img[src], iframe, video, audio, source';

const files = htmlFiles();

describe('every page of the build', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThan(180);
  });

  it('holds no filler', () => {
    expect(files.filter((file) => filler.test(readBuild(file)))).toEqual([]);
  });

  it('fetches nothing from another site', () => {
    const foreign = files.flatMap((file) => {
      const $ = openPage(file);
      return $(fetched)
        .toArray()
        .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
        .filter((address) => /^(?:https?:)?\/\//.test(address))
        .map((address) => `${file}: ${address}`);
    });
    expect(foreign).toEqual([]);
  });

  it('names its language, and has one h1 when it is no redirect', () => {
    const wrong = files.filter((file) => {
      const $ = openPage(file);
      const redirect = $('meta[http-equiv="refresh"]').length > 0;
      const lang = file.startsWith('/fr/') ? 'fr' : 'en';
      return !redirect && ($('html').attr('lang') !== lang || $('h1').length !== 1);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the check for filler', () => {
  it.each([...unfinished, `${'TO' + 'DO'}: write`])('finds "%s"', (text) => {
    expect(`This page: ${text}.`).toMatch(filler);
  });
});
