import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Peer, startPeer } from './servers.ts'

type Room = { id: number; price: number; maxGuests: number }
type Stay = { checkIn: string; checkOut: string; lodgeId: number }

/** One price of all rooms and nights: a rate of HotelDruid is not a room's. */
const PRICE = 300
const settings = [
  'display_errors=0',
  'log_errors=0',
  'opcache.enable_cli=1',
  'auto_prepend_file=../length.php',
]
/** wrk reads no reply without a length, and PHP's own server sends none. */
const withLength =
  "<?php ob_start(function ($page) { header('Content-Length: ' . strlen($page)); return $page; });"

/** The folder of Debian's package, or of HOTELDRUID; null where it or PHP with SQLite is missing. */
export function findHotelDruid(): string | null {
  const folder = process.env.HOTELDRUID ?? '/usr/share/hoteldruid'
  if (!existsSync(join(folder, 'disponibilita.php'))) return null
  try {
    return execFileSync('php', ['-m']).toString().includes('sqlite3') ? folder : null
  } catch {
    return null
  }
}

async function copyTo(target: string, installed: string): Promise<void> {
  await cp(installed, join(target, 'site'), { recursive: true, dereference: true })
  for (const folder of ['data', 'pages']) await mkdir(join(target, folder))
  await writeFile(join(target, 'length.php'), withLength)
  const file = join(target, 'site/costanti.php')
  const constants = await readFile(file, 'utf8')
  await writeFile(
    file,
    constants
      .replace('/var/lib/hoteldruid/data', join(target, 'data'))
      .replace('/var/lib/hoteldruid/pages', join(target, 'pages'))
      .replace('/etc/hoteldruid/database.php', ''),
  )
}

const roomNumber = (id: number): string => String(id).padStart(2, '0')

/** Rooms, the price of every night, and the stays. A stay holds the nights from the first to the last one's id. */
function statementsFor(year: string, rooms: readonly Room[], stays: readonly Stay[]): string {
  const nights = `periodi${year}`
  return [
    ...rooms.map(
      ({ id, maxGuests }) =>
        `update appartamenti set maxoccupanti = ${maxGuests} where idappartamenti = '${roomNumber(id)}';`,
    ),
    `update ${nights} set tariffa1 = ${PRICE};`,
    `update ntariffe${year} set tariffa1 = 'Standard' where idntariffe = 1;`,
    ...stays.map(
      ({ checkIn, checkOut, lodgeId }, index) =>
        `insert into prenota${year} (idprenota, idclienti, idappartamenti, iddatainizio, iddatafine, assegnazioneapp,
           num_persone, tariffa, tariffa_tot, conferma, utente_inserimento)
         select ${index + 1}, 1, '${roomNumber(lodgeId)}', a.idperiodi, b.idperiodi, 'k', 1, 'Standard', ${PRICE}, 'S', 1
         from ${nights} a, ${nights} b where a.datainizio = '${checkIn}' and b.datafine = '${checkOut}';`,
    ),
  ].join('\n')
}

/** HotelDruid with a SQLite database of these rooms and stays, on PHP's own server. */
export async function startHotelDruid(
  installed: string,
  rooms: readonly Room[],
  stays: readonly Stay[],
): Promise<Peer> {
  const target = await mkdtemp(join(tmpdir(), 'crypto-lodge-hoteldruid-'))
  await copyTo(target, installed)
  const address = `127.0.0.1:${await freePort()}`
  const base = `http://${address}`
  const args = [...settings.flatMap((setting) => ['-d', setting]), '-S', address, '-t', '.']
  const peer = await startPeer('php', args, { cwd: join(target, 'site'), base, ready: /started/ })
  const created = new URLSearchParams({ lingua: 'en', numappartamenti: String(rooms.length), numletti: '0' })
  await (await fetch(`${base}/creadb.php`, { method: 'POST', body: created })).text()
  // The first look at the menu makes the tables of the year.
  await (await fetch(`${base}/inizio.php`)).text()
  const year = new Date().toISOString().slice(0, 4)
  const database = join(target, 'data/db_hoteldruid')
  const fill = `$d = new SQLite3('${database}'); $d->exec(stream_get_contents(STDIN)) or exit(1);`
  execFileSync('php', ['-r', fill], { input: statementsFor(year, rooms, stays) })
  return {
    ...peer,
    stop: async () => {
      await peer.stop()
      await rm(target, { recursive: true, force: true })
    },
  }
}
