import {describe, expect, it} from 'vitest';
import {readApplication} from '../application';

/** A site of two pages, as a bundler writes it. */
function write({key = '17896441', call = 'p', e = 'n.e(106)'} = {}): string {
  return [
    'let c=i.u=e=>"assets/js/"+(({106:"17896441",7:"a1b2c3d4",8:"root"})[e]||e)+"."+({106:"aa",7:"bb",8:"cc",9:"dd"})[e]+".js",',
    `m=[{path:"/",component:${call}("/","d59"),routes:[{path:"/list/",component:${call}("/list/","0a1"),exact:!0,sidebar:"docs"},{path:"/",component:${call}("/","498"),exact:!0}]},{path:"*",component:${call}("*")}],`,
    `x={${key}:[()=>Promise.all([n.e("9"),${e}]).then(n.bind(n,5)),"@theme/DocItem",5],root:[()=>n.e(8).then(n.bind(n,6)),"@theme/DocRoot",6],a1b2c3d4:[()=>n.e(7).then(n.bind(n,7)),"@site/docs/list.mdx",7]}`,
    `e.exports=JSON.parse('{"/-d59":{"__comp":"root"},"/list/-0a1":{"__comp":"17896441","content":"a1b2c3d4"},"/-498":{"__comp":"17896441"}}')`,
  ].join('\n');
}

const ofList = [
  'assets/js/root.cc.js',
  'assets/js/9.dd.js',
  'assets/js/17896441.aa.js',
  'assets/js/a1b2c3d4.bb.js',
];

describe('readApplication', () => {
  it('finds the chunks of a page: those of the layouts around it, of its kind, and its own', () => {
    const {chunksOf} = readApplication(write());
    expect(chunksOf('/list/')).toEqual(ofList);
    expect(chunksOf('/')).toEqual(ofList.slice(0, 3));
  });

  it.each([
    ['keys in quotes', {key: '"17896441"'}],
    ['keys as short as can be', {key: '0x11113f9'}],
    ['calls of an import', {call: '(0,r.A)'}],
  ])('reads %s', (_, style) => {
    expect(readApplication(write(style)).chunksOf('/list/')).toEqual(ofList);
  });

  it('leaves out a chunk that has no file', () => {
    expect(readApplication(write({e: 'n.e(55)'})).chunksOf('/')).toEqual([
      'assets/js/root.cc.js',
      'assets/js/9.dd.js',
    ]);
  });

  it.each([
    ['the routes', /m=.*/],
    ['the registry of chunks', /x=.*/],
    ['the names of the chunks of each route', /e\.exports=.*/],
    ['the names of the files', /i\.u=/],
  ])('says so when %s cannot be found', (what, part) => {
    expect(() => readApplication(write().replace(part, ''))).toThrow(`do not hold ${what}`);
  });
});
