'use client'

import { useState } from 'react'
import { Exterior } from './exterior.jsx'

/** The cards of all lodges, filtered in the browser. */
export function Directory({ lodges }) {
  const [words, setWords] = useState('')
  const found = lodges.filter((lodge) =>
    `${lodge.name} ${lodge.description} ${lodge.features.join(' ')}`
      .toLowerCase()
      .includes(words.toLowerCase()),
  )
  return (
    <>
      <input
        type="search"
        aria-label="Search lodges"
        placeholder="Search lodges by name, features, or description..."
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <h2>{words ? `${found.length} of ${lodges.length}` : `All ${lodges.length} Lodges`}</h2>
      {found.map((lodge) => (
        <LodgeCard key={lodge.slug} lodge={lodge} />
      ))}
    </>
  )
}

function LodgeCard({ lodge: { slug, name, price, place, maxGuests, description, features } }) {
  return (
    <article>
      <a href={`/lodge/${slug}`}>
        <Exterior slug={slug} sizes="(min-width:1280px) 396px,(min-width:640px) 46vw,92vw" />
      </a>
      <h3>{name}</h3>
      <p>
        <span>${price}</span> / night
      </p>
      <p>
        {place} · {maxGuests} guests
      </p>
      <p>{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a href={`/lodge/${slug}`}>View Details</a>
    </article>
  )
}
