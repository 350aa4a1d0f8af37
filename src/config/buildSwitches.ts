/** How a build runs, and the values of each: the first is the default. None changes what a reader sees. */
const choices = {
  /** Rspack with SWC, or webpack with Babel where no native binary runs. */
  TELESCOPE_BUNDLER: ['rspack', 'webpack'],
  /** Broken links and anchors fail the build. */
  TELESCOPE_STRICT: ['false', 'true'],
};

/** Reads a switch. @throws naming the variable and the values that it takes */
export function readSwitch(env: NodeJS.ProcessEnv, name: keyof typeof choices): string {
  const value = env[name]?.trim() || choices[name][0]!;
  if (!choices[name].includes(value)) {
    throw new Error(`${name} is "${value}": expected one of ${choices[name].join(', ')}.`);
  }
  return value;
}
