import { type Seat, createRandom, pick } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { type KeyRow, keyHelp } from '../planner/keyboard';
import type { Planner, PlannerWords } from '../planner/planner';
import type { PlannerTypes } from '../planner/planner-types';
import type { PlannerTable } from './planner-table';

// The suite for planners of all games: each calls it with a moment of its own.

/** A place to point at, and the plan that this makes. */
export interface Planned {
  readonly at: string;
  readonly plan: string;
}

export interface PlannerCase<Of extends PlannerTypes, Own extends Planner<Of>> {
  /** A moment in which seat 0 is asked for one of several things, and nothing is planned yet. */
  open(people: readonly Seat[]): PlannerTable<Of, Own>;
  readonly keys: readonly KeyRow<Of['command']>[];
  readonly words: PlannerWords & { readonly keys: Readonly<Partial<Record<string, string>>> };
  /** Its announcement, the button that confirms it, and all buttons enabled then. */
  readonly one: Planned & { readonly said: string; readonly goes: Of['command']; readonly open: readonly string[] };
  readonly other: Planned;
  readonly barred: { readonly at: string; readonly rule: string };
  /** The key that moves to the next possible place, and the plan it finds first. */
  readonly next: { readonly key: string; readonly plan: string };
  /** Whether undo drops a plan before anything else. */
  readonly isPlanUndone: boolean;
  /** Steps of a random walk. */
  readonly steps: number;
}

const rowsOf = (rows: readonly KeyRow<string>[], mode?: string): readonly string[] =>
  rows.filter((row) => row.mode === mode).flatMap(({ keys = {} }) => Object.keys(keys));

export const describePlanner = <Of extends PlannerTypes, Own extends Planner<Of>>(
  name: string,
  { open, keys, words, one, other, barred, next, isPlanUndone, steps }: PlannerCase<Of, Own>,
): void => {
  type Table = PlannerTable<Of, Own>;
  const planned = ({ planner, ...table }: Table): readonly unknown[] => [table.plan(), planner.isChosen.value, table.played()];
  const tokens = one.plan.split(' ').length;

  describe(`the planner of ${name}`, () => {
    test('while another seat decides, nothing is lit and no click, no key and no button does anything', () => {
      const table = open([1]);
      expect([table.lit(), table.plan(), table.planner.isAsked.value]).toEqual(['', '', false]);
      for (const at of [one.at, one.at, barred.at]) table.point(at);
      table.hover(other.at);
      for (const key of [...rowsOf(keys), '1', '2']) if (!'zy'.includes(key)) table.key(key);
      expect([table.played(), table.said, table.explained, table.plan(), table.open()]).toEqual(['', [], [], '', []]);
      expect(table.planner.pending.value.kind).toBe('none');
    });

    test('the first click plans and announces, the second on the same place confirms', () => {
      const table = open([0]);
      expect(table.lit().split(' ')).toEqual(expect.arrayContaining([one.at, other.at]));
      expect(planned(table)).toEqual(['', false, '']);
      table.point(one.at);
      expect([planned(table), table.said, table.open()]).toEqual([[one.plan, true, ''], [one.said], one.open]);
      table.point(other.at);
      expect(planned(table)).toEqual([other.plan, true, '']);
      table.point(other.at);
      expect(table.played()).toBe(other.plan);
    });

    test('a plan is carried out with its button and with Enter', () => {
      for (const go of [(table: Table) => table.planner.press(one.goes), (table: Table) => table.key('Enter')]) {
        const table = open([0]);
        expect(table.planner.isOpen(one.goes)).toBe(false);
        table.planner.press(one.goes);
        table.point(one.at);
        go(table);
        expect(table.played()).toBe(one.plan);
      }
    });

    test('hovering shows a plan, says nothing and chooses none', () => {
      const table = open([0]);
      const before = table.open();
      table.hover(one.at);
      expect([planned(table), table.said, table.open()]).toEqual([[one.plan, false, ''], [], before]);
      table.hover(barred.at);
      expect([table.plan(), table.explained]).toEqual(['', []]);
      table.hover(one.at);
      table.hover(undefined);
      expect(planned(table)).toEqual(['', false, '']);
      table.point(other.at);
      table.hover(one.at);
      expect(planned(table)).toEqual([one.plan, false, '']);
    });

    test('what keys select is shown, even where the mouse rests on another place, and Enter confirms it', () => {
      const table = open([0]);
      table.hover(other.at);
      table.key(next.key);
      expect([table.plan(), table.played()]).toEqual([next.plan, '']);
      expect(table.said).toHaveLength(1);
      // Where keys only look, the first Enter plans.
      for (let i = 0; i < 2 && table.played() === ''; i++) table.key('Enter');
      expect(table.played()).toBe(next.plan);
    });

    test('a barred place shows the rule and keeps the plan; the reason is cleared by the next action', () => {
      const table = open([0]);
      table.point(one.at);
      table.point(barred.at);
      expect([table.rules(), planned(table)]).toEqual([[barred.rule], [one.plan, true, '']]);
      expect([table.planner.whyNot.value?.refusal?.code, table.whyNot()]).toEqual([
        table.explained[0].code,
        table.explained[0].code,
      ]);
      table.point(other.at);
      expect([table.planner.whyNot.value, table.whyNot(), table.plan()]).toEqual([undefined, '', other.plan]);
    });

    test('Escape drops the plan and the explanation, and is not handled where there is nothing to drop', () => {
      const table = open([0]);
      expect([table.key('Escape'), table.said]).toEqual([false, []]);
      table.point(one.at);
      expect(table.key('Escape')).toBe(true);
      expect([planned(table), table.said.at(-1)]).toEqual([['', false, ''], words.dropped]);
      table.point(barred.at);
      expect([table.key('Escape'), table.whyNot(), table.planner.whyNot.value]).toEqual([true, '', undefined]);
      expect(table.key('Escape')).toBe(false);
    });

    test('undo and redo go move by move, by button and by key; the plan does not come back with its moment', () => {
      const table = open([0]);
      table.planner.press('undo');
      expect([table.said, table.planner.isOpen('undo')]).toEqual([[words.nothingToUndo], false]);
      table.point(one.at);
      expect(table.planner.isOpen('undo')).toBe(isPlanUndone);
      table.key('z');
      const left = isPlanUndone ? ['', words.dropped] : [one.plan, words.nothingToUndo];
      expect([table.plan(), table.said.at(-1), table.played()]).toEqual([...left, '']);
      if (isPlanUndone) table.point(one.at);
      table.point(one.at);
      for (let i = 0; i < tokens; i++) table.key('z');
      expect([planned(table), table.planner.isOpen('undo'), table.planner.isOpen('redo')]).toEqual([
        ['', false, ''],
        false,
        true,
      ]);
      table.key('Z', { shiftKey: true });
      for (let i = 1; i < tokens; i++) table.key('y');
      expect([table.played(), table.planner.isOpen('redo')]).toEqual([one.plan, false]);
      table.planner.press('redo');
      expect(table.said.at(-1)).toBe(words.nothingToRedo);
    });

    test('the choice is dropped with its moment', () => {
      const table = open([0]);
      const nothing = table.planner.held.value;
      table.point(one.at);
      table.point(barred.at);
      table.others(other.plan.split(' ')[0]);
      expect([table.planner.held.value, table.planner.whyNot.value]).toEqual([nothing, undefined]);
    });

    test('a hint is shown as a plan behind what is hovered and chosen, and Enter carries it out', () => {
      const table = open([0]);
      table.point(one.at);
      const moves: readonly Of['move'][] = table.planner.plan.value?.moves ?? [];
      table.key('Escape');
      table.hints.value = [{ moves, reasons: [], expectedPlace: 1 }];
      expect([table.plan(), table.planner.isOpen(one.goes), table.played()]).toEqual([one.plan, true, '']);
      table.hover(other.at);
      expect(table.plan()).toBe(other.plan);
      table.hover(undefined);
      table.point(other.at);
      expect(table.plan()).toBe(other.plan);
      table.key('Escape');
      table.key('Enter');
      expect(table.played()).toBe(one.plan);
    });

    test('a key held down does not plan, confirm and continue in one go', () => {
      const table = open([0]);
      table.point(one.at);
      expect([table.key('Enter', { repeat: true }), table.played()]).toEqual([true, '']);
      table.key('Enter');
      for (const key of ['Enter', 'z', 'n']) table.key(key, { repeat: true });
      expect(table.played()).toBe(one.plan);
    });

    test('other keys are not handled: unknown ones, those with Ctrl, arrows with Shift', () => {
      const table = open([0]);
      expect(['q', 'F1', 'Tab'].map((key) => table.key(key))).toEqual([false, false, false]);
      expect([table.key('z', { ctrlKey: true }), table.key('ArrowRight', { shiftKey: true })]).toEqual([false, false]);
      expect([planned(table), table.said]).toEqual([['', false, ''], []]);
    });

    test('after the table is closed nothing continues by itself', () => {
      const table = open([0]);
      table.planner.close();
      table.showing(() => {
        table.point(one.at);
        for (const key of rowsOf(keys)) table.key(key);
      });
      expect(table.played()).toBe('');
    });

    test('every key is on the help page, and none means two things at once', () => {
      const help = keyHelp(keys, words.keys);
      expect(help.filter((line) => line.does === '' || line.keys.length === 0)).toEqual([]);
      for (const mode of new Set(keys.map((row) => row.mode))) {
        const all = rowsOf(keys, mode);
        expect(all).toEqual([...new Set(all)]);
        // In a mode the keys mean something other than the help page says; without one all are listed.
        expect(keys.filter((row) => row.mode === mode && (row.help === undefined) !== (mode !== undefined))).toEqual([]);
      }
    });

    test('whatever is done, only legal moves are played, disabled buttons play nothing, and the choice can be read', () => {
      const random = createRandom(`planner ${name}`);
      const table = open([0]);
      const commands = keys.flatMap((row) =>
        Object.values(row.keys ?? {}).flatMap((id) => (id === 'enter' || id === 'drop' ? [] : [id])),
      );
      for (let i = 0; i < steps; i++) {
        const played = table.played();
        const lit = table
          .lit()
          .split(' ')
          .filter((at) => at !== '');
        const command = pick(random, commands);
        const isShut = !table.planner.isOpen(command);
        const acts: readonly (() => unknown)[] = [
          () => table.point(pick(random, [...lit, barred.at])),
          () => table.hover(pick(random, [...lit, undefined])),
          () => table.key(pick(random, [...rowsOf(keys), '1', '2', '3'])),
          () => table.planner.press(command),
        ];
        const act = pick(random, acts);
        act();
        expect([command, act === acts[3] && isShut && table.played() !== played]).toEqual([command, false]);
        const { held, pending } = table.planner;
        expect([structuredClone(held.value), structuredClone(pending.value)]).toEqual([held.value, pending.value]);
        if (!table.planner.isAsked.value) table.planner.press('undo');
      }
    });
  });
};
