import fs from 'node:fs';
import {load} from 'cheerio';
import {readColours} from '../kit/colours';
import {site} from '../site';
import {paintDrawings} from './icons';
import type {Card} from './cards';

const font = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const colour = readColours(site.tokens, 'dark');

/** Size in pixels that social networks recommend. */
export const cardSize = {width: 1200, height: 630};

const dataUrl = (content: string | Buffer, type: string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** Returns a function that renders a card as HTML. */
export function createTemplate(productName: string): (card: Card) => string {
  const $ = load(`<!doctype html>
<style>
  @font-face {
    font-family: Inter;
    src: url(${dataUrl(fs.readFileSync(font), 'font/woff2')}) format('woff2');
    font-weight: 100 900;
  }
  * { box-sizing: border-box; margin: 0; }
  body {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    width: ${cardSize.width}px;
    height: ${cardSize.height}px;
    padding: 72px 80px 64px;
    background: ${colour('surface')};
    color: ${colour('text')};
    font-family: Inter;
  }
  .backdrop { position: absolute; right: -30px; bottom: -150px; width: 520px; opacity: 0.09; rotate: -8deg; }
  header { display: flex; align-items: center; gap: 20px; font-size: 34px; font-weight: 650; }
  header img { width: 60px; height: 60px; }
  main { position: relative; margin-block: auto; }
  h1 {
    font-size: 74px;
    font-weight: 700;
    line-height: 1.12;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  h1.long { font-size: 60px; }
  p { margin-top: 28px; color: ${colour('text-muted')}; font-size: 32px; line-height: 1.4; text-wrap: pretty; }
  footer { width: 120px; height: 8px; border-radius: 4px; background: ${colour('accent')}; }
</style>
<img class="backdrop" alt="">
<header><img alt=""><span></span></header>
<main><h1></h1><p></p></main>
<footer></footer>`);
  $('img').attr('src', dataUrl(paintDrawings()['mark-dark']!, 'image/svg+xml'));
  $('header span').text(productName);
  return ({locale, title, description}) => {
    $('html').attr('lang', locale);
    $('h1')
      .text(title)
      .toggleClass('long', title.length > 34);
    $('p').text(description);
    return $.html();
  };
}
