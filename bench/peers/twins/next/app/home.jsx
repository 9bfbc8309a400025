import lodges from '../lodges.json'
import { Directory } from './directory.jsx'
import { Exterior } from './exterior.jsx'
import { StaySearch } from './stay-search.jsx'

/** What a card draws; a project would not send the browser more. */
const listed = lodges.map(({ slug, name, price, place, maxGuests, description, features }) => ({
  slug,
  name,
  price,
  place,
  maxGuests,
  description,
  features: features.slice(0, 3),
}))

export function Home() {
  return (
    <>
      <section>
        <Exterior slug="ethereum-lodge" sizes="100vw" />
        <h1>Crypto Lodge</h1>
        <p>
          Experience the future of luxury cabin rentals with our futuristic A-frame crypto-themed lodges
          featuring hot tubs and premium amenities
        </p>
        <StaySearch />
      </section>
      <section id="lodges">
        <h2>Choose Your Digital Sanctuary</h2>
        <p>Each lodge is uniquely designed with cutting-edge technology and crypto-inspired aesthetics</p>
        <Directory lodges={listed} />
      </section>
    </>
  )
}
