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
    '<path d="M56 84Q66 76 76 88Q66 92 56 84Z" fill="#061d63"/><circle cx="66" cy="83.500" r="1.800" fill="#fff"/>',
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
    '<rect x="34" y="186" width="136" height="7" rx="3.500" fill="url(#au)"/><circle cx="34" cy="189.500" r="6" fill="url(#coin)"/><circle cx="170" cy="189.500" r="6" fill="url(#coin)"/>',
    blown('a', body, { tint: 'G', inside, wall: 6 }),
    '<path d="M74 98C100 90 120 108 116 140C112 162 94 184 80 202C66 180 54 152 56 126C57 112 64 102 74 98Z" fill="url(#gB)" stroke="#cfeaff" stroke-opacity=".75" stroke-width="1.200"/><path d="M74 98C92 92 108 102 113 120C98 108 78 110 60 118C62 108 67 101 74 98Z" fill="url(#gG)"/>',
    quills.join(''),
    shine('M64 124C62 140 66 158 72 170', 3),
    '<path d="M110 44C122 38 136 44 138 60C136 72 122 76 112 70C106 62 106 52 110 44Z" fill="#fffaf0" opacity=".92"/><circle cx="121" cy="55" r="6.500" fill="url(#bY)"/>',
    pupil(121.5, 55, 3.6),
    pane('M134 48C154 44 164 62 154 86C152 76 146 72 136 74C139 66 138 56 134 48Z', 'Y'),
    '<path d="M137 76C143 75 147 79 148 86C142 88 138 84 137 76Z" fill="#7d4a00"/>',
    shine('M141 53Q151 54 152 66', 2),
    shine('M90 32Q98 26 108 27', 3.5),
    thread('M92 182q4 10 0 14M102 180q5 10 1 16M112 178q5 10 2 16', '#d9b264', 4, 1),
  );
}

const eyeFeather = (length: number): string =>
  all(
    thread(`M100 196V${196 - length}`, '#0a7049', 3, 0.9),
    pane(
      `M100 ${196 - length - 22}C116 ${196 - length - 10} 116 ${196 - length + 16} 100 ${196 - length + 34}C84 ${196 - length + 16} 84 ${196 - length - 10} 100 ${196 - length - 22}Z`,
      'G',
    ),
    `<ellipse cx="100" cy="${196 - length + 2}" rx="9.500" ry="12" fill="url(#bY)"/><ellipse cx="100" cy="${196 - length + 4}" rx="6" ry="8" fill="url(#bB)"/><circle cx="98" cy="${196 - length + 1}" r="2" fill="#fff"/>`,
  );

export function peacock(): string {
  const fan = (count: number, spread: number, length: number): string =>
    Array.from({ length: count }, (_, n) => {
      const angle = -spread + (2 * spread * n) / (count - 1);
      return `<g transform="rotate(${Math.round(angle)} 100 196)">${eyeFeather(length)}</g>`;
    }).join('');
  const body =
    'M100 62C112 62 118 72 116 86C114 104 112 112 118 126C136 146 138 186 118 208Q108 216 100 216Q92 216 82 208C62 186 64 146 82 126C88 112 86 104 84 86C82 72 88 62 100 62Z';
  const scales = [150, 164, 178, 192].map((y) =>
    thread(`M70 ${y}q7.500 9 15 0q7.500 9 15 0q7.500 9 15 0q7.500 9 15 0`, '#a9dcff', 1.5, 0.6),
  );
  return all(
    foot('B', 100, 226, 66),
    `<path d="M100 200L6 150C-6 60 60 22 100 20C140 22 206 60 194 150Z" fill="#0a7049" opacity=".45" filter="url(#bl6)"/>`,
    fan(9, 76, 150),
    fan(8, 66, 112),
    fan(7, 58, 76),
    thread('M92 214V226M84 227H96M108 214V226M104 227H116', '#de950b', 4, 1),
    blown('a', body, { tint: 'B', inside: scales.join(''), light: [106, 168, 18, 30], wall: 8 }),
    [-14, 0, 14]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 100 62)">${thread('M100 62V44', '#0a7049', 2, 1)}${bead(100, 40, 4.6, turn === 0 ? 'Y' : 'G')}</g>`,
      )
      .join(''),
    '<path d="M95 80L100 98L105 80Q100 76 95 80Z" fill="url(#vY)" stroke="#fffbd2" stroke-width=".8"/>',
    '<circle cx="92" cy="76" r="4.600" fill="#fff"/><circle cx="108" cy="76" r="4.600" fill="#fff"/>',

    pupil(92.5, 76.5, 2.8),
    pupil(107.5, 76.5, 2.8),
    shine('M78 144C72 160 74 178 82 192', 4.4),
    shine('M90 98C90 106 89 112 87 118', 3, 0.7),
  );
}

export function frog(): string {
  const body =
    'M100 92C140 92 160 124 158 160C156 194 134 212 100 212C66 212 44 194 42 160C40 124 60 92 100 92Z';
  const head =
    'M100 62C146 60 176 84 174 108C172 134 140 146 100 146C60 146 28 134 26 108C24 84 54 60 100 62Z';
  const toes = (x: number, y: number): string =>
    [-16, 0, 16]
      .map(
        (step) => thread(`M${x} ${y - 12}L${x + step} ${y}`, '#0a7049', 6, 1) + bead(x + step, y + 2, 7, 'B'),
      )
      .join('');
  const side =
    blown('l', 'M44 150C14 150 8 186 26 210Q34 220 52 216C62 204 66 170 44 150Z', {
      tint: 'G',
      light: [36, 184, 10, 20],
      wall: 6,
    }) +
    thread('M28 168C22 180 24 194 32 204', '#a9dcff', 4, 0.7) +
    toes(32, 220);
  const eye = all(
    `<circle cx="56" cy="60" r="29" fill="url(#bG)" stroke="#c2ffd6" stroke-opacity=".7"/><circle cx="54" cy="58" r="20" fill="url(#bY)" stroke="#7d4a00" stroke-width="1.400"/><path d="M46 58Q54 44 62 58Q54 72 46 58Z" fill="#04101c"/><circle cx="48" cy="51" r="4" fill="#fff"/>`,
    shine('M34 48C38 40 44 36 52 34', 3),
  );
  return all(
    foot('G', 100, 228, 84),
    side,
    `<g transform="translate(200 0) scale(-1 1)">${side.replaceAll('"l"', '"r"').replaceAll('#l)', '#r)')}</g>`,
    blown('a', body, {
      tint: 'G',
      inside: '<path d="M64 150C70 200 84 214 100 214C116 214 130 200 136 150Z" fill="url(#vY)"/>',
      light: [100, 176, 26, 20],
    }),
    rod('M76 168C70 188 70 200 74 214', 'G', 13),
    rod('M124 168C130 188 130 200 126 214', 'G', 13),
    toes(74, 224),
    toes(126, 224),
    blown('b', head, { tint: 'G', fill: 'v', light: [100, 118, 50, 12] }),
    eye,
    mirrored(eye),
    thread('M46 112C70 134 130 134 154 112', '#03382a', 3.4, 0.95),
    thread('M46 114C70 136 130 136 154 114', '#c2ffd6', 1.4, 0.7),
    '<circle cx="92" cy="98" r="2" fill="#03382a"/><circle cx="108" cy="98" r="2" fill="#03382a"/>',
    shine('M36 100C38 92 42 88 48 86', 3.6, 0.7),
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
    '<path d="M26 75C38 74 48 74 57 72" stroke="#7d4a00" stroke-width="1.600" fill="none"/>',
    pane('M54 82C46 90 46 104 54 108C62 104 62 90 58 82Z', 'R'),
    '<circle cx="74" cy="66" r="7.500" fill="#fffaf0"/>',
    pupil(73, 66, 4.2),
    shine('M50 136C46 152 50 168 60 180', 5),
    shine('M150 132C153 144 151 158 146 168', 2.6, 0.5),
  );
}

/** A box for sweets: the shell is the lid. */
export function tortoise(): string {
  const shell = 'M38 150C38 96 70 66 112 66C154 66 182 98 182 150Q110 168 38 150Z';
  const plate = (x: number, y: number, r: number): string =>
    `<path d="M${x - r} ${y}L${x - r * 0.5} ${y - r * 0.86}H${x + r * 0.5}L${x + r} ${y}L${x + r * 0.5} ${y + r * 0.86}H${x - r * 0.5}Z" fill="url(#vR)" stroke="#ffd5c8" stroke-opacity=".8" stroke-width="1.400"/>`;
  const leg = (x: number, width: number): string =>
    blown(
      `k${x}`,
      `M${x} 168H${x + width}L${x + width + 4} 214Q${x + width + 4} 222 ${x + width - 4} 222H${x}Q${x - 6} 222 ${x - 5} 214Z`,
      { tint: 'G', wall: 6 },
    );
  return all(
    foot('G', 106, 224, 84),
    pane('M182 158C196 160 200 170 198 180C190 178 182 174 176 168Z', 'G'),
    leg(64, 26),
    leg(136, 26),
    blown('h', 'M52 176C44 150 40 128 30 112C18 104 4 112 4 130C4 146 14 154 22 158C24 172 30 186 44 192Z', {
      tint: 'G',
      light: [24, 132, 10, 14],
      wall: 6,
    }),
    '<circle cx="18" cy="126" r="6.400" fill="#fffaf0"/>',
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
