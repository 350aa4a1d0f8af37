/** How this build runs; none of it changes what a reader sees. */
export interface BuildSwitches {
  /** `TELESCOPE_BUNDLER`: Rspack with SWC, or webpack with Babel where no native binary runs. */
  bundler: 'rspack' | 'webpack';
  /** `TELESCOPE_STRICT`: broken links and anchors fail the build. */
  strict: boolean;
}

const choices = {
  TELESCOPE_BUNDLER: ['rspack', 'webpack'],
  TELESCOPE_STRICT: ['false', 'true'],
} as const;

/** Reads the switches. @throws naming the variable and the values that it takes. */
export function readBuildSwitches(env: NodeJS.ProcessEnv): BuildSwitches {
  return {
    bundler: readChoice(env, 'TELESCOPE_BUNDLER'),
    strict: readChoice(env, 'TELESCOPE_STRICT') === 'true',
  };
}

function readChoice<Name extends keyof typeof choices>(
  env: NodeJS.ProcessEnv,
  name: Name,
): (typeof choices)[Name][number] {
  const allowed: readonly (typeof choices)[Name][number][] = choices[name];
  const value = env[name]?.trim() || allowed[0];
  const choice = allowed.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new Error(`${name} is "${value}": expected one of ${allowed.join(', ')}.`);
  }
  return choice;
}
