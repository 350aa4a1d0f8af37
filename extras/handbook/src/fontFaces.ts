interface Face {
  family: string;
  weight: number;
  style?: 'italic';
  file: string;
}

/** Static fonts, because Chromium doesn't embed variable ones. */
const faces: readonly Face[] = [
  {family: 'Inter', weight: 400, file: 'inter-ui/web/Inter-Regular.woff2'},
  {family: 'Inter', weight: 400, style: 'italic', file: 'inter-ui/web/Inter-Italic.woff2'},
  {family: 'Inter', weight: 600, file: 'inter-ui/web/Inter-SemiBold.woff2'},
  {family: 'Inter', weight: 700, file: 'inter-ui/web/Inter-Bold.woff2'},
  {
    family: 'JetBrains Mono',
    weight: 400,
    file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
  },
  {
    family: 'JetBrains Mono',
    weight: 600,
    file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2',
  },
];

export function fontFaces(): string {
  return faces
    .map(
      ({family, weight, style = 'normal', file}) =>
        `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url('file://${require.resolve(file)}'); }`,
    )
    .join('\n');
}
