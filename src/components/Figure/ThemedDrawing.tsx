import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface ThemedDrawingProps {
  name: string;
  /** The version of the guide that it was frozen with, if any. */
  version?: string;
  /** Language of the words in the drawing. */
  locale: string;
  alt: string;
  /** In pixels: the place is kept while the drawing loads. */
  width: string;
  height: string;
}

type Mode = 'light' | 'dark';

/** Path of a drawing from the root of the site, without the language. */
export function drawingPath(
  {name, version, locale}: Pick<ThemedDrawingProps, 'name' | 'version' | 'locale'>,
  mode: Mode,
): string {
  const folder = version ? `version-${version}/${locale}` : locale;
  return `/figures/${folder}/${name}-${mode}.svg`;
}

/**
 * A drawing in both colour modes. CSS shows one of them, so that it is right
 * before any script runs; the other, lazy and hidden, is never fetched.
 */
export default function ThemedDrawing(props: ThemedDrawingProps): ReactNode {
  const light = useBaseUrl(drawingPath(props, 'light'));
  const dark = useBaseUrl(drawingPath(props, 'dark'));
  const {locale: lang, alt, width, height} = props;
  const common = {lang, alt, width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <>
      <img {...common} src={light} className={styles.light} />
      <img {...common} src={dark} className={styles.dark} />
    </>
  );
}
