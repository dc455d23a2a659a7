import { all, bead, blown, foot, mirrored, pane, rod, shine, thread } from './paint.ts';

/** Animals, each in a box of 200 by 240. */

const pupil = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#04101c"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff"/>`;

export function fox(): string {
  const tail = 'M122 221C168 230 200 196 189 146C186 132 178 122 168 114C172 140 160 164 126 180Z';
  const body = 'M66 120C58 148 44 176 46 212Q46 224 62 224H122Q138 224 137 206C136 172 124 148 116 120Z';
  const head =
    'M50 22C42 46 38 64 39 82C33 91 29 98 27 105C50 110 64 128 91 141C118 128 132 110 155 105C153 98 149 91 143 82C144 64 140 46 132 22C121 31 114 42 108 53C97 49 85 49 74 53C68 42 61 31 50 22Z';
  const half = all(
    pane('M52 32C48 50 46 62 47 74C54 64 60 58 67 55C62 46 58 39 52 32Z', 'B'),
    pane('M27 105C42 92 60 92 70 100C80 109 86 124 91 141C64 128 50 110 27 105Z', 'Y'),
    '<path d="M56 84Q66 76 76 88Q66 92 56 84Z" fill="#061d63"/><circle cx="66" cy="83.5" r="1.8" fill="#fff"/>',
  );
  return all(
    foot('R', 104, 226, 70),
    blown('a', tail, {
      tint: 'R',
      inside: `<path d="M150 100H210V158C190 146 178 158 160 150Z" fill="url(#vY)"/>${shine('M134 212C166 210 182 186 178 156', 3, 0.45)}`,
      wall: 6,
    }),
    blown('b', body, { tint: 'R', light: [92, 176, 30, 30], wall: 7 }),
    '<path d="M46 212C46 180 66 168 78 190C84 204 82 218 78 224H62Q46 224 46 212Z" fill="#7d0a22" opacity=".45"/><path d="M137 206C137 178 118 168 106 190C100 204 102 218 106 224H122Q138 224 137 206Z" fill="#520314" opacity=".5"/>',
    pane('M91 138C74 148 70 174 84 200Q91 208 98 200C112 174 108 148 91 138Z', 'Y'),
    shine('M91 152C84 164 82 178 88 194', 2, 0.6),
    thread('M91 200V224', '#520314', 2, 1),
    pane('M62 224Q64 210 76 210Q90 210 91 224Z', 'B'),
    pane('M91 224Q92 210 106 210Q118 210 120 224Z', 'B'),
    shine('M58 158C54 170 50 184 50 198', 3.5, 0.6),
    `<path d="${head}" fill="#3a0512" opacity=".35" transform="translate(0 5)"/>`,
    blown('c', head, { tint: 'R', fill: 'v', light: [91, 92, 26, 22], wall: 8 }),
    half,
    mirrored(half, 182),
    '<path d="M91 51C78 66 80 96 91 120C102 96 104 66 91 51Z" fill="#fff" opacity=".2"/>',
    pane('M83 130Q91 126 99 130Q97 140 91 143Q85 140 83 130Z', 'B'),
    shine('M45 60C43 70 43 78 44 86', 2.6),
    shine('M76 60Q84 57 90 57', 3),
  );
}

export function parrot(): string {
  const body =
    'M82 34C98 18 128 22 138 46C143 60 140 76 138 86C152 112 148 150 122 174C112 184 102 190 96 198C86 188 66 164 62 134C58 98 64 54 82 34Z';
  const scales = [112, 126, 140, 154].map((y) => thread(`M116 ${y}q6 7 12 0q6 7 12 0`, '#de950b', 1.4, 0.7));
  const inside = `<path d="M60 10H150V84C132 96 100 100 62 92Z" fill="url(#vR)"/><path d="M62 92C100 100 132 96 150 84V92C130 104 98 108 62 100Z" fill="#fff" opacity=".55"/><path d="M118 98C150 96 156 150 118 180C110 150 108 122 118 98Z" fill="url(#vY)"/>${scales.join('')}`;
  const quills = [0, 1, 2].map((n) =>
    thread(
      `M${104 - n * 13} ${126 + n * 2}C${104 - n * 11} ${150 + n * 3} ${92 - n * 6} ${172 + n * 3} ${82 - n * 2} ${188 - n * 3}`,
      '#d9f0ff',
      1.6,
      0.7,
    ),
  );
  return all(
    pane('M88 172C82 196 66 220 52 236C72 230 96 214 106 186Z', 'B'),
    pane('M94 176C94 200 84 222 74 238C94 228 112 206 114 182Z', 'R'),
    pane('M100 178C104 200 102 216 98 232C114 218 122 200 120 178Z', 'Y'),
    '<rect x="34" y="186" width="136" height="7" rx="3.5" fill="url(#au)"/><circle cx="34" cy="189.5" r="6" fill="url(#coin)"/><circle cx="170" cy="189.5" r="6" fill="url(#coin)"/>',
    blown('a', body, { tint: 'G', inside, wall: 6 }),
    '<path d="M74 98C100 90 120 108 116 140C112 162 94 184 80 202C66 180 54 152 56 126C57 112 64 102 74 98Z" fill="url(#gB)" stroke="#cfeaff" stroke-opacity=".75" stroke-width="1.2"/><path d="M74 98C92 92 108 102 113 120C98 108 78 110 60 118C62 108 67 101 74 98Z" fill="url(#gG)"/>',
    quills.join(''),
    shine('M64 124C62 140 66 158 72 170', 3),
    '<path d="M110 44C122 38 136 44 138 60C136 72 122 76 112 70C106 62 106 52 110 44Z" fill="#fffaf0" opacity=".92"/><circle cx="121" cy="55" r="6.5" fill="url(#bY)"/>',
    pupil(121.5, 55, 3.6),
    pane('M134 48C154 44 164 62 154 86C152 76 146 72 136 74C139 66 138 56 134 48Z', 'Y'),
    '<path d="M137 76C143 75 147 79 148 86C142 88 138 84 137 76Z" fill="#7d4a00"/>',
    shine('M141 53Q151 54 152 66', 2),
    shine('M90 32Q98 26 108 27', 3.5),
    rod('M88 181q5 8 2 15M98 181q5 8 2 15M108 179q5 9 2 16', 'Y', 4),
  );
}

/** A tail feather as it stands upright over the root of the tail, its eye at this distance. */
const eyeFeather = (length: number): string => {
  const y = 150 - length;
  return all(
    thread(`M100 150V${y}`, '#22b873', 2.2, 0.8),
    pane(
      `M100 ${y - 20}C115 ${y - 8} 115 ${y + 14} 100 ${y + 32}C85 ${y + 14} 85 ${y - 8} 100 ${y - 20}Z`,
      'G',
    ),
    `<ellipse cx="100" cy="${y + 2}" rx="9.5" ry="12" fill="url(#bY)"/><ellipse cx="100" cy="${y + 4}" rx="6.2" ry="8.4" fill="url(#bB)"/><circle cx="98" cy="${y + 1}" r="2" fill="#fff"/>`,
  );
};

export function peacock(): string {
  const fan = (count: number, spread: number, wide: number, high: number): string =>
    Array.from({ length: count }, (_, n) => {
      const angle = -spread + (2 * spread * n) / (count - 1);
      const turn = (angle * Math.PI) / 180;
      const length = Math.round(1 / Math.hypot(Math.sin(turn) / wide, Math.cos(turn) / high));
      return `<g transform="rotate(${Math.round(angle)} 100 150)">${eyeFeather(length)}</g>`;
    }).join('');
  const body =
    'M100 76C109 76 114 83 113 93C111 112 109 122 116 136C132 154 132 188 116 206Q108 214 100 214Q92 214 84 206C68 188 68 154 84 136C91 122 89 112 87 93C86 83 91 76 100 76Z';
  const scales = [152, 166, 180, 194].map((y) =>
    thread(`M68 ${y}q8 9 16 0q8 9 16 0q8 9 16 0q8 9 16 0`, '#a9dcff', 1.5, 0.6),
  );
  const crest = [-20, 0, 20].map(
    (turn, n) =>
      `<g transform="rotate(${turn} 100 80)">${thread('M100 78V62', '#a9dcff', 1.8, 1)}${bead(100, 58, 5, n === 1 ? 'Y' : 'B')}</g>`,
  );
  return all(
    foot('B', 100, 226, 60),
    '<path d="M100 196C40 200 6 176 8 140C10 80 56 36 100 36C144 36 190 80 192 140C194 176 160 200 100 196Z" fill="#06402c" opacity=".8" filter="url(#bl6)"/>',
    fan(11, 104, 76, 112),
    fan(10, 98, 55, 84),
    fan(7, 96, 36, 56),
    thread('M92 212V226M85 228L92 224L98 228M108 212V226M102 228L108 224L115 228', '#ffd23f', 3.6, 1),
    blown('a', body, { tint: 'B', inside: scales.join(''), light: [106, 172, 16, 28], wall: 7 }),
    crest.join(''),
    '<circle cx="100" cy="90" r="15" fill="url(#bB)" stroke="#a9dcff" stroke-opacity=".7"/>',
    '<path d="M95 94Q100 90 105 94L100 108Z" fill="url(#vY)" stroke="#fffbd2" stroke-width=".8"/>',
    '<circle cx="93" cy="87" r="4.6" fill="#fff"/><circle cx="107" cy="87" r="4.6" fill="#fff"/>',
    pupil(93.5, 87.5, 2.8),
    pupil(106.5, 87.5, 2.8),
    shine('M80 152C75 166 76 182 84 194', 4.4),
    shine('M93 112C93 120 92 126 90 131', 2.6, 0.7),
  );
}

const toes = (x: number, y: number): string =>
  [-13, 0, 13]
    .map((step) => `${rod(`M${x} ${y - 9}L${x + step} ${y}`, 'G', 5)}${bead(x + step, y + 1, 5.6, 'B')}`)
    .join('');

/** One hind leg, folded; the other one is its mirror image. */
const hindLeg = (id: string): string =>
  all(
    blown(id, 'M58 140C26 134 4 158 10 188C13 206 28 216 50 214C68 210 74 196 72 178Z', {
      tint: 'G',
      fill: 'v',
      light: [38, 178, 16, 16],
      wall: 6,
    }),
    thread('M20 166C16 180 20 196 32 204', '#2f8bf5', 5, 0.9),
    thread('M20 166C16 180 20 196 32 204', '#a9dcff', 1.4, 0.9),
    toes(32, 221),
  );

export function frog(): string {
  const body =
    'M100 100C140 100 152 132 150 164C148 196 130 214 100 214C70 214 52 196 50 164C48 132 60 100 100 100Z';
  const head =
    'M100 56C148 54 178 80 176 108C174 136 142 150 100 150C58 150 26 136 24 108C22 80 52 54 100 56Z';
  const arm = all(
    pane('M66 150C58 172 62 196 66 212Q70 218 80 216C86 196 86 170 82 150Z', 'G'),
    shine('M68 164C66 176 67 188 69 196', 2.4, 0.7),
    toes(73, 222),
  );
  const eye = all(
    '<circle cx="56" cy="56" r="30" fill="url(#bG)" stroke="#c2ffd6" stroke-opacity=".7"/><circle cx="55" cy="55" r="20.5" fill="url(#bY)" stroke="#7d4a00" stroke-width="1.4"/><ellipse cx="57" cy="55" rx="12" ry="8.4" fill="#04101c"/><circle cx="50" cy="49" r="4.4" fill="#fff"/>',
    shine('M33 44C37 36 44 31 52 30', 3),
  );
  return all(
    foot('G', 100, 228, 84),
    hindLeg('l'),
    mirrored(hindLeg('r')),
    blown('a', body, {
      tint: 'G',
      inside: '<path d="M74 146C70 190 84 216 100 216C116 216 130 190 126 146Z" fill="url(#vY)"/>',
      light: [100, 184, 20, 18],
    }),
    arm,
    mirrored(arm),
    blown('b', head, { tint: 'G', fill: 'v', light: [100, 126, 56, 12] }),
    eye,
    mirrored(eye),
    thread('M42 112C66 138 134 138 158 112', '#03382a', 3.6, 0.95),
    thread('M44 115C68 140 132 140 156 115', '#c2ffd6', 1.4, 0.7),
    '<circle cx="91" cy="98" r="2.2" fill="#03382a"/><circle cx="109" cy="98" r="2.2" fill="#03382a"/>',
    shine('M33 104C34 96 38 91 44 88', 3.6, 0.7),
  );
}

/** A jug whose beak pours and whose tail is the handle. */
export function rooster(): string {
  const body =
    'M64 56C54 66 54 82 52 98C40 116 34 142 44 168C52 188 68 200 82 206L76 218H132L126 206C150 194 162 168 160 138C158 120 148 110 132 112C116 116 106 108 102 92C100 74 98 58 88 50C78 46 70 48 64 56Z';
  const wing = 'M76 138C92 126 130 132 142 150C134 174 100 182 84 168C76 160 72 148 76 138Z';
  return all(
    foot('R', 104, 222, 56),
    rod('M142 122C176 108 196 136 184 162C176 180 158 186 146 182', 'R', 11),
    pane(
      'M136 118C142 86 164 62 190 62C182 76 178 84 178 94C186 92 190 94 194 98C176 104 164 120 156 132Z',
      'R',
    ),
    pane('M140 120C150 96 166 80 182 74C172 92 166 108 154 126Z', 'Y'),
    pane(
      'M58 54C48 44 50 30 60 28C62 18 74 14 80 24C88 14 100 18 98 30C106 32 106 46 96 54C86 46 70 46 58 54Z',
      'R',
    ),
    shine('M60 36Q62 32 65 31M76 30Q78 25 82 24', 2.4),
    blown('a', body, {
      tint: 'R',
      inside: `<path d="M36 108C50 122 84 122 108 98L112 112C88 136 52 136 34 124Z" fill="url(#gY)"/>${thread('M44 120l8 12 8-10 8 12 8-12 8 10 8-14 8 8', '#ffd23f', 3, 1)}<path d="M60 202H150V224H60Z" fill="url(#gY)"/>`,
      light: [92, 164, 30, 22],
      wall: 8,
    }),
    pane(wing, 'R'),
    thread('M88 150C104 146 122 148 134 154M90 160C104 156 116 158 126 162', '#ffd23f', 2.6, 0.95),
    pane('M58 64C42 60 28 66 22 76C34 80 48 82 56 80Z', 'Y'),
    '<path d="M26 75C38 74 48 74 57 72" stroke="#7d4a00" stroke-width="1.6" fill="none"/>',
    pane('M54 82C46 90 46 104 54 108C62 104 62 90 58 82Z', 'R'),
    '<circle cx="74" cy="66" r="7.5" fill="#fffaf0"/>',
    pupil(73, 66, 4.2),
    shine('M50 136C46 152 50 168 60 180', 5),
    shine('M150 132C153 144 151 158 146 168', 2.6, 0.5),
  );
}

/** A box for sweets: the shell is the lid. */
export function tortoise(): string {
  const shell = 'M38 150C38 96 70 66 112 66C154 66 182 98 182 150Q110 168 38 150Z';
  const plate = (x: number, y: number, r: number): string =>
    `<path d="M${x - r} ${y}L${x - r * 0.5} ${y - r * 0.86}H${x + r * 0.5}L${x + r} ${y}L${x + r * 0.5} ${y + r * 0.86}H${x - r * 0.5}Z" fill="url(#vR)" stroke="#ffd5c8" stroke-opacity=".8" stroke-width="1.4"/>`;
  const leg = (x: number): string =>
    all(
      blown(
        `k${x}`,
        `M${x - 14} 170H${x + 14}C${x + 13} 188 ${x + 18} 202 ${x + 20} 212Q${x + 20} 222 ${x + 10} 222H${x - 12}Q${x - 22} 222 ${x - 21} 212C${x - 18} 202 ${x - 13} 188 ${x - 14} 170Z`,
        {
          tint: 'G',
          fill: 'v',
          wall: 6,
        },
      ),
      [-12, -1, 10].map((step) => bead(x + step, 217, 4.6, 'R')).join(''),
      shine(`M${x - 11} 186C${x - 12} 194 ${x - 13} 200 ${x - 15} 205`, 2.6, 0.7),
    );
  return all(
    foot('G', 106, 224, 84),
    pane('M182 158C196 160 200 170 198 180C190 178 182 174 176 168Z', 'G'),
    leg(74),
    leg(150),
    blown('h', 'M52 176C44 150 40 128 30 112C18 104 4 112 4 130C4 146 14 154 22 158C24 172 30 186 44 192Z', {
      tint: 'G',
      light: [24, 132, 10, 14],
      wall: 6,
    }),
    '<circle cx="18" cy="126" r="6.4" fill="#fffaf0"/>',
    pupil(17, 126.5, 3.8),
    thread('M6 142Q12 147 20 145', '#03382a', 2, 0.9),
    blown('b', 'M34 152Q110 172 186 152C188 176 170 194 110 194C50 194 32 176 34 152Z', {
      tint: 'G',
      inside: thread('M30 176Q110 200 190 176', '#f5322f', 5, 0.9),
      light: [112, 176, 50, 8],
      wall: 7,
    }),
    blown('a', shell, {
      tint: 'G',
      fill: 'v',
      inside:
        plate(112, 108, 24) +
        plate(70, 128, 20) +
        plate(154, 128, 20) +
        plate(112, 154, 20) +
        plate(84, 84, 11) +
        plate(140, 84, 11) +
        plate(44, 152, 12) +
        plate(180, 152, 12),
      light: [112, 128, 40, 20],
      wall: 8,
    }),
    '<path d="M30 148Q110 172 190 148V157Q110 181 30 157Z" fill="url(#gR)" stroke="#ffd5c8" stroke-opacity=".7"/>',
    '<path d="M103 68C106 62 104 58 104 54H120C120 58 118 62 121 68Z" fill="url(#gR)"/>',
    bead(112, 44, 14, 'R'),
    shine('M52 128C56 106 68 90 84 80', 5),
    shine('M172 130C168 112 160 98 150 90', 2.6, 0.5),
  );
}
