/** Solutions of the lessons, without the talk: tokens as in records, spaces within one as `_`. */
export const SOLUTIONS: Readonly<Record<string, string>> = {
  'first-steam': '=2 f f . =4 f f f l f . =2',
  steering: '=2 f l f . =2 r f r f . =3 f f f .',
  pushing: '=3 f f x1 . =3 f f x4 . @0',
  'growing-river': '=2 f f . =2 f f .',
  landing: '=3 f f l f . =4 r f f .',
  passengers: '=1 f p . =2 f f . =2 f f . =1 r f p',
  'order-of-play': '=4 f f r f f . =3 f f l f .',
  'whole-race': '=1 f . =1 r f p . =3 l f l f f . =3 f f f . =1 l f .',
  'sand-bars': '=3 f f f . =1 a @1 .',
  'floating-logs': '=4 f f . =2 f l f .',
  'coal-supply': '=2 f f . =1 f c',
  'two-boats': '=2 f f . =2 f f . =3 f f x0 @0 .',
  'coal-exchange': '=2 f f t_beige_2',
  'black-rose': '=2 f x0 . =2 f f t_black_-2',
  'six-players': '=3 f f f .',
};
