import { afterEach, describe, expect, test } from 'vitest';
import { type Bus, type JoinBus, LONGEST_TEXT } from '../bus';

interface Member {
  readonly bus: Bus;
  readonly heard: string[];
  missed: number;
}

/** What holds for every form of the bus. `join` lets one more in; `restart` breaks all lines for a moment, where there are any. */
export const describeBus = (
  name: string,
  { join, restart }: { readonly join: JoinBus; readonly restart?: () => Promise<void> },
): void => {
  describe(`${name}: the bus`, () => {
    const members: Member[] = [];
    afterEach(async () => {
      await Promise.all(members.map(({ bus }) => bus.close()));
      members.length = 0;
    });

    const open = async (): Promise<Member> => {
      const heard: string[] = [];
      let missed = 0;
      const bus = await join({
        hear: (text) => void heard.push(text),
        onMissed: () => {
          missed++;
        },
      });
      const member: Member = {
        bus,
        heard,
        get missed() {
          return missed;
        },
      };
      members.push(member);
      return member;
    };

    /** Until it is heard: a line may still be opening. */
    const say = async (from: Member, to: readonly Member[], text: string): Promise<void> => {
      const isHeard = (): boolean => to.every(({ heard }) => heard.includes(text));
      const again = (): boolean => {
        if (!isHeard()) from.bus.publish(text);
        return isHeard();
      };
      await expect.poll(again, { interval: 50 }).toBe(true);
    };

    /** All of them hear each other. */
    const meet = async (...all: readonly Member[]): Promise<void> => {
      for (const [at, one] of all.entries())
        await say(
          one,
          all.filter((other) => other !== one),
          `hello ${at}`,
        );
    };

    test('all others hear what is said, in order, and nobody hears themselves', async () => {
      const [one, two, three] = [await open(), await open(), await open()];
      await meet(one, two, three);
      const said = Array.from({ length: 500 }, (_, index) => `{"n":${index},"text":"Zoë 🚢 ' \\" ;--"}`);
      for (const text of said) one.bus.publish(text);
      for (const { heard } of [two, three])
        await expect.poll(() => heard.filter((text) => !text.startsWith('hello'))).toEqual(said);
      expect(one.heard.filter((text) => !text.startsWith('hello'))).toEqual([]);
    });

    test('the longest text comes whole', async () => {
      const [one, two] = [await open(), await open()];
      await meet(one, two);
      const text = 'x'.repeat(LONGEST_TEXT);
      one.bus.publish(text);
      await expect.poll(() => two.heard).toContain(text);
    });

    test('who has left hears nothing more, and the others go on', async () => {
      const [one, two, three] = [await open(), await open(), await open()];
      await meet(one, two, three);
      await three.bus.close();
      const before = three.heard.length;
      await say(one, [two], 'after');
      expect(three.heard.slice(before)).not.toContain('after');
    });

    if (!restart) return;
    test('after a broken line it goes on by itself, and says that something may have been missed', async () => {
      const [one, two] = [await open(), await open()];
      await meet(one, two);
      const before = [one.missed, two.missed];
      await restart();
      await expect.poll(() => one.missed > before[0] && two.missed > before[1]).toBe(true);
      await say(one, [two], 'again');
      await say(two, [one], 'and back');
    });
  });
};
