import { expect, test } from 'vitest';
import * as z from 'zod';
import config from '../../../vitest.config.ts';
import { builder, openings } from './estimates.ts';
import { groups, longTests } from './groups.ts';
import { loadsByName } from './loads-by-name.ts';
import { contentOf, isTest, matches, projectFiles } from './project-files.ts';

const Projects = z.object({
  test: z.object({
    projects: z.array(
      z.object({
        test: z.object({
          name: z.string(),
          include: z.array(z.string()),
          exclude: z.array(z.string()).default([]),
        }),
      }),
    ),
  }),
});

const { projects } = Projects.parse(config).test;
const files = projectFiles();
const tests = files.filter((file) => /\.(test|spec)\.\w+$/.test(file));

test('every file of tests is run by one tier, and by one alone', () => {
  const tiersOf = (file: string) =>
    projects
      .filter(({ test: { include, exclude } }) => matches(file, include) && !matches(file, exclude))
      .map(({ test: { name } }) => name);
  expect(tests.length).toBeGreaterThan(600);
  expect(tests.map((file) => [file, ...tiersOf(file)]).filter((row) => row.length !== 2)).toEqual([]);
});

test('every group has tests, each of its globs finds something, and no two have the same file', () => {
  const globs = groups.flatMap((group) => [...group.tests, ...group.reads]);
  expect(globs.filter((glob) => !files.some((file) => matches(file, [glob])))).toEqual([]);
  const groupsOf = (file: string) => groups.filter((group) => matches(file, group.tests));
  expect(tests.filter((file) => groupsOf(file).length > 1)).toEqual([]);
});

test('a test that holds a requirement of security, or is a trial, runs every time; guards of rules are such rules', () => {
  const text = ['docs/security.md', 'docs/trials.md'].map((page) => contentOf(page).toString()).join('');
  const holding = tests.filter((file) => text.includes(`\`${file}\``));
  expect(holding.length).toBeGreaterThan(100);
  expect(holding.filter((file) => matches(file, longTests))).toEqual(['infra/guards.test.ts']);
});

test('what is loaded by its name is loaded by somebody, and is there', () => {
  const loads = ({ from, saying }: (typeof loadsByName)[number]) =>
    files.some((file) => file === from || (saying && isTest(file) && contentOf(file).includes(saying)));
  expect(loadsByName.filter((one) => !loads(one))).toEqual([]);
  const globs = loadsByName.flatMap((one) => one.loads);
  expect(globs.filter((glob) => !files.some((file) => matches(file, [glob])))).toEqual([]);
  expect([builder, ...openings.map(({ module }) => module)].filter((one) => !files.includes(one))).toEqual([]);
});
