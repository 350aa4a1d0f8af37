import {expect, it} from 'vitest';
import {readPageList} from '../pageList';

it('reads the areas and the pages of an llms.txt', () => {
  const text = `# Guide

> A guide.

Notes.

## Roadmaps

- [Export \\[CSV\\]](https://x.example/export.md): Take it out: as a file.
- [Navigate](https://x.example/navigate.md)

## API

- [Get started](https://x.example/api.md): First calls.

## Optional

- [Français](https://x.example/fr/llms.txt)
`;
  expect(readPageList(text)).toEqual([
    {
      area: 'Roadmaps',
      title: 'Export [CSV]',
      markdown: 'https://x.example/export.md',
      description: 'Take it out: as a file.',
    },
    {
      area: 'Roadmaps',
      title: 'Navigate',
      markdown: 'https://x.example/navigate.md',
      description: '',
    },
    {
      area: 'API',
      title: 'Get started',
      markdown: 'https://x.example/api.md',
      description: 'First calls.',
    },
  ]);
});
