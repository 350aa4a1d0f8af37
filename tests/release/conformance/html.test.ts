import {expect, it} from 'vitest';
import {buildDir} from '../../support/build';
import {runTool, toolFile} from './tools';

it('the Nu HTML checker finds no errors', async () => {
  const jar = toolFile('vnu-jar/build/dist/vnu.jar');
  const options = ['--format', 'json', '--errors-only', '--skip-non-html', '--stdout'];
  const {stdout} = await runTool('java', ['-jar', jar, ...options, buildDir]);
  const {messages} = JSON.parse(stdout) as {messages: {url: string; message: string}[]};
  expect(messages.map(({url, message}) => `${url}: ${message}`)).toEqual([]);
});
