/** Static fonts, because Chromium doesn't embed variable ones. */
const faces = [
  ['Inter', 400, 'normal', 'inter-ui/web/Inter-Regular.woff2'],
  ['Inter', 400, 'italic', 'inter-ui/web/Inter-Italic.woff2'],
  ['Inter', 600, 'normal', 'inter-ui/web/Inter-SemiBold.woff2'],
  ['Inter', 700, 'normal', 'inter-ui/web/Inter-Bold.woff2'],
  ...[400, 600].map((weight) => {
    const file = `@fontsource/jetbrains-mono/files/jetbrains-mono-latin-${weight}-normal.woff2`;
    return ['JetBrains Mono', weight, 'normal', file] as const;
  }),
] as const;

export function fontFaces(): string {
  return faces
    .map(
      ([family, weight, style, file]) =>
        `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url('file://${require.resolve(file)}'); }`,
    )
    .join('\n');
}
