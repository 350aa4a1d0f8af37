import type {ReactNode} from 'react';
import styles from './sky.module.css';

const star = (x: number, y: number, radius: number) => {
  const [long, short] = [radius, radius * 0.26];
  return `M${x} ${y - long}l${short} ${long - short} ${long - short} ${short} ${short - long} ${short} ${-short} ${long - short} ${-short} ${short - long} ${short - long} ${-short} ${long - short} ${-short}z`;
};

/** `static/img/not-found.svg` is the same without the brightest star. */
export default function Constellation(): ReactNode {
  return (
    <svg className={styles.constellation} viewBox="0 0 320 208" aria-hidden="true">
      <path
        className={styles.telescope}
        d="m22 150 68-37 16 30-68 37zm68-37 25-13 16 30-25 13M70 163l15 30m-15-30-18 30"
      />
      <path className={styles.lines} d="m156 70 42 30 40-48 52 40-36 44-58 12 2-48M238 52l16 84" />
      <path
        className={styles.stars}
        d={[
          star(156, 70, 10),
          star(198, 100, 8),
          star(290, 92, 9),
          star(254, 136, 8),
          star(196, 148, 10),
          star(238, 52, 15),
        ].join('')}
      />
      <g className={styles.stars}>
        <circle cx="128" cy="36" r="2" />
        <circle cx="186" cy="26" r="1.5" />
        <circle cx="300" cy="36" r="2" />
        <circle cx="308" cy="160" r="1.5" />
        <circle cx="236" cy="180" r="2" />
        <circle cx="60" cy="70" r="1.5" />
      </g>
    </svg>
  );
}
